//! Shortens the output of wasm-bindgen. Nothing that is removed or renamed is visible from outside.

use walrus::Module;

/// Gives the imports of the wasm short names, in the module and in the script; removes what nobody
/// can call from the module, and comments and whitespace from the script.
pub(crate) fn shorten(module: &mut Module, script: &str) -> String {
    let mut script = unspaced(script);
    let long: Vec<(walrus::ImportId, String)> = module
        .imports
        .iter()
        .filter(|import| has_hash(&import.name))
        .map(|import| (import.id(), import.name.clone()))
        .collect();
    for (n, (id, name)) in long.into_iter().enumerate() {
        let short = format!("w{n:x}");
        script = script.replace(&name, &short);
        module.imports.get_mut(id).name = short;
    }
    let streams: Vec<walrus::ExportId> = module
        .exports
        .iter()
        .filter(|export| is_of_a_stream(&export.name))
        .map(walrus::Export::id)
        .collect();
    for export in streams {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
    script
}

/// Whether a name ends like `_3e7c4ec6a0d9f4d1`: wasm-bindgen makes such names, and they are
/// unique.
fn has_hash(name: &str) -> bool {
    let end = name
        .len()
        .checked_sub(16)
        .and_then(|at| name.split_at_checked(at));
    end.is_some_and(|(start, hash)| {
        start.ends_with('_') && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

/// Whether it belongs to the classes with which a page could read from a stream of ours. Leptos
/// adds them for servers; there is no such stream here.
fn is_of_a_stream(name: &str) -> bool {
    name.trim_start_matches("__wbg_")
        .starts_with("intounderlying")
}

/// The script without comments and indentation.
fn unspaced(script: &str) -> String {
    let mut short = String::with_capacity(script.len());
    let mut is_comment = false;
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/**");
        if !is_comment && !line.is_empty() {
            short += line;
            short.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_has_the_same_name_in_module_and_script() {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        let name = "__wbg_now_3e7c4ec6a0d9f4d1";
        let (lent, _) = module.add_import_func("./parlour_bg.js", name, kind);
        module.exports.add("main", lent);
        let (kept, _) = module.add_import_func("./parlour_bg.js", "__wbindgen_throw", kind);
        module.exports.add("throws", kept);
        let script =
            format!("/**\n * The time.\n */\n  {name}: () => Date.now(),\n\n  __wbindgen_throw,");
        let script = shorten(&mut module, &script);
        assert_eq!(script, "w0: () => Date.now(),\n__wbindgen_throw,\n");
        let names: Vec<&str> = module.imports.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["w0", "__wbindgen_throw"]);
    }

    #[test]
    fn classes_for_streams_are_removed_with_everything_they_need() {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        let (pull, _) = module.add_import_func("./parlour_bg.js", "pull", kind);
        module.exports.add("intounderlyingsource_pull", pull);
        module.exports.add("__wbg_intounderlyingsource_free", pull);
        shorten(&mut module, "");
        assert_eq!(
            (module.exports.iter().count(), module.imports.iter().count()),
            (0, 0)
        );
    }
}
