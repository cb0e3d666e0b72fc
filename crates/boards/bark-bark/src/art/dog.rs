//! Monty, who barks.

/// His head over the boards, in a box of 100.
pub(crate) const MONTY: &str = "<path d=\"M24 26Q4 24 8 62q14 8 20-10zM76 26q20-2 16 36-14 8-20-10z\" fill=\"#6b4a2f\"/>\
    <path d=\"M50 12q32 2 32 36-3 34-32 38-29-4-32-38 0-34 32-36z\" fill=\"#d39a55\"/><path d=\"M50 14q22 1 28 24-14 12-22 6-6-12-6-30z\" fill=\"#8a5a34\" stroke=\"none\"/>\
    <circle cx=\"38\" cy=\"40\" r=\"7\" fill=\"#fff\"/><circle cx=\"63\" cy=\"40\" r=\"7\" fill=\"#fff\"/><path d=\"M39 41h.1M62 41h.1\" stroke-width=\"6\"/>\
    <path d=\"M28 27l14 5M72 27l-14 5\" fill=\"none\" stroke-width=\"4\"/><path d=\"M34 58q16-10 32 0 2 26-16 28-18-2-16-28z\" fill=\"#f6e3c2\"/>\
    <path d=\"M41 52q9-6 18 0-2 8-9 9-7-1-9-9z\" fill=\"#2a2140\"/><path d=\"M38 66q12-5 24 0-1 15-12 16-11-1-12-16z\" fill=\"#8d2430\"/><path d=\"M44 74q6-4 12 0v5q-6 6-12 0z\" fill=\"#f08aa0\" stroke=\"none\"/>";
