//! The catalogue's breeds and boards, for those who test the pictures.

/// Codes and ids, in the catalogue's order.
pub(super) const CATALOGUE: [(&str, &str); 42] = [
    ("AFG", "afghan_hound"),
    ("AIR", "airedale_terrier"),
    ("AKI", "akita"),
    ("AUS", "australian_shepherd"),
    ("BSJ", "basenji"),
    ("BAS", "basset_hound"),
    ("BEA", "beagle"),
    ("BED", "bedlington_terrier"),
    ("BMD", "bernese_mountain_dog"),
    ("BLO", "bloodhound"),
    ("BOC", "border_collie"),
    ("BOS", "boston_terrier"),
    ("BOX", "boxer"),
    ("BUD", "bulldog"),
    ("BUT", "bull_terrier"),
    ("CAI", "cairn_terrier"),
    ("CAV", "cavalier_king_charles_spaniel"),
    ("CHI", "chihuahua"),
    ("COC", "cocker_spaniel"),
    ("COL", "collie"),
    ("DAC", "dachshund"),
    ("DAL", "dalmatian"),
    ("DOB", "doberman_pinscher"),
    ("GSD", "german_shepherd"),
    ("GOL", "golden_retriever"),
    ("GRD", "great_dane"),
    ("GRE", "greyhound"),
    ("HAV", "havanese"),
    ("IRS", "irish_setter"),
    ("LAB", "labrador_retriever"),
    ("LHA", "lhasa_apso"),
    ("MAS", "mastiff"),
    ("MSC", "miniature_schnauzer"),
    ("NEW", "newfoundland"),
    ("OES", "old_english_sheepdog"),
    ("POM", "pomeranian"),
    ("POO", "poodle"),
    ("PUG", "pug"),
    ("STB", "saint_bernard"),
    ("SCO", "scottish_terrier"),
    ("SIB", "siberian_husky"),
    ("YOR", "yorkshire_terrier"),
];

/// The default board, row by row; `---` is a corner.
pub(super) const PARK: [&str; 8] = [
    "--- BLO CAI BOX SCO BOS AUS DAC HAV AIR ---",
    "CAV CHI DAL AFG IRS STB GRE BUT BMD BEA SIB",
    "MAS MSC DAC AIR LHA POO BOC DOB POM OES NEW",
    "LAB DOB GSD BSJ PUG GRD CAV CAI AKI DAL COC",
    "STB OES GOL BEA COC SIB LAB COL MAS SCO LHA",
    "COL BUD BUT BOX BED HAV BLO YOR GOL BAS GSD",
    "GRD IRS AKI BAS CHI NEW BUD BMD BOS AFG PUG",
    "--- GRE YOR BOC POM AUS MSC POO BSJ BED ---",
];

/// The second board.
pub(super) const STREET: [&str; 7] = [
    "AFG LAB BED LHA GSD HAV SCO AKI IRS GRE BUT BAS",
    "BOS BOC BLO MAS MSC DAC BUD BEA NEW POO POM CHI",
    "DOB AIR AKI COL GRE BMD AFG GOL AUS BLO GSD BUD",
    "GRD DAL POO CHI COC BAS YOR DOB CAV BOS BSJ COC",
    "CAV SCO BSJ CAI BOX GRD PUG LAB SIB BED STB DAC",
    "BMD PUG OES POM IRS BUT LHA AIR HAV DAL COL BOX",
    "GOL SIB AUS MSC STB BOC NEW OES MAS CAI BEA YOR",
];

/// A board as ids; corners are none.
pub(super) fn board(rows: &[&str]) -> Vec<Vec<Option<&'static str>>> {
    let id = |code: &str| {
        CATALOGUE
            .iter()
            .find(|(known, _)| *known == code)
            .map(|(_, id)| *id)
    };
    rows.iter()
        .map(|row| row.split(' ').map(id).collect())
        .collect()
}
