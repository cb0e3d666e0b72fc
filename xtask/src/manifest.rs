//! A crate's `Cargo.toml`, as far as its name and dependencies are concerned.

/// The name of a crate and what it depends on.
#[derive(Debug, Default)]
pub(crate) struct Manifest {
    pub(crate) name: String,
    pub(crate) dependencies: Vec<Dependency>,
}

/// One dependency, with its line.
#[derive(Debug, PartialEq)]
pub(crate) struct Dependency {
    /// The package, even if the manifest gives it another name.
    pub(crate) package: String,
    pub(crate) when: When,
    pub(crate) line: usize,
}

/// When a dependency is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// To use the crate: `[dependencies]` or `[build-dependencies]`.
    Always,
    /// To test it: `[dev-dependencies]`.
    Testing,
}

impl Manifest {
    /// Reads the sections that matter here, line by line: a manifest of this repository has one
    /// dependency per line, or a separate section for one.
    pub(crate) fn parse(text: &str) -> Self {
        let mut manifest = Self::default();
        let mut section = Section::Other;
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split_once('#').map_or(text, |(text, _)| text).trim();
            if let Some(header) = text.strip_prefix('[') {
                section = Section::of(header.trim_end_matches(']'));
                if let Section::Dependency(package, when) = &section {
                    let (package, when) = (package.clone(), *when);
                    manifest.dependencies.push(Dependency {
                        package,
                        when,
                        line,
                    });
                }
                continue;
            }
            let Some((key, value)) = text.split_once('=') else {
                continue;
            };
            let key = key.trim();
            match &section {
                Section::Package if key == "name" => manifest.name = unquoted(value),
                Section::Dependencies(when) => manifest.dependencies.push(Dependency {
                    package: renamed(value).unwrap_or_else(|| first_part(key)),
                    when: *when,
                    line,
                }),
                Section::Dependency(..) if key == "package" => {
                    if let Some(last) = manifest.dependencies.last_mut() {
                        last.package = unquoted(value);
                    }
                }
                _ => (),
            }
        }
        manifest
    }
}

enum Section {
    Package,
    Dependencies(When),
    Dependency(String, When),
    Other,
}

impl Section {
    fn of(header: &str) -> Self {
        if header == "package" {
            return Self::Package;
        }
        for (kind, when) in [
            ("dev-dependencies", When::Testing),
            ("build-dependencies", When::Always),
            ("dependencies", When::Always),
        ] {
            // The front is empty or `target.'cfg(…)'.`; the back is empty or `.name`.
            let Some((front, back)) = header.split_once(kind) else {
                continue;
            };
            if !front.is_empty() && !front.starts_with("target.") {
                return Self::Other;
            }
            return match back.strip_prefix('.') {
                Some(name) => Self::Dependency(unquoted(name), when),
                None => Self::Dependencies(when),
            };
        }
        Self::Other
    }
}

/// `argh` of `argh.workspace`.
fn first_part(key: &str) -> String {
    unquoted(key.split('.').next().unwrap_or(key))
}

/// The package of `{ package = "argh", … }`.
fn renamed(value: &str) -> Option<String> {
    let (_, rest) = value.split_once("package")?;
    let rest = rest.trim_start().strip_prefix('=')?;
    Some(unquoted(rest.split([',', '}']).next()?))
}

fn unquoted(text: &str) -> String {
    text.trim().trim_matches(['"', '\'']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_has_a_name_and_dependencies_for_use_and_for_tests() {
        let manifest = Manifest::parse(
            r#"
            [package]
            name = "argh" # the game
            [dependencies]
            tabletop.workspace = true
            "serde" = { version = "1", features = ["derive"] }
            dice = { package = "rand", version = "0.9" }
            [dependencies.toml]
            version = "1"
            [target.'cfg(unix)'.dev-dependencies]
            laws = { path = "../../laws" }
            [features]
            dependencies = []
            [workspace.dependencies]
            tokio = "1"
            "#,
        );
        assert_eq!(manifest.name, "argh");
        let needs: Vec<(&str, When)> = manifest
            .dependencies
            .iter()
            .map(|dependency| (dependency.package.as_str(), dependency.when))
            .collect();
        assert_eq!(
            needs,
            [
                ("tabletop", When::Always),
                ("serde", When::Always),
                ("rand", When::Always),
                ("toml", When::Always),
                ("laws", When::Testing),
            ]
        );
        assert_eq!(manifest.dependencies[0].line, 5);
    }
}
