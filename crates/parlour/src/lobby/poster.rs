//! The sign of the house.

/// The sign of the house.
pub(super) const PAW: &str = "<svg viewBox=\"0 0 64 64\"><g fill=\"currentColor\"><ellipse cx=\"17\" cy=\"26\" rx=\"7\" ry=\"9\"/>\
    <ellipse cx=\"32\" cy=\"17\" rx=\"7\" ry=\"9\"/><ellipse cx=\"47\" cy=\"26\" rx=\"7\" ry=\"9\"/>\
    <path d=\"M32 30c10 0 19 10 19 18 0 7-6 9-10 8-3-1-6-2-9-2s-6 1-9 2c-4 1-10-1-10-8 0-8 9-18 19-18z\"/></g></svg>";
