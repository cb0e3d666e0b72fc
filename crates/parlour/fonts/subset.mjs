// Cuts the fonts to the letters and weights that the client uses: `node subset.mjs`, after `npm ci`.
// Sentences are plain English with proper quotes and dashes, and names use Western European letters.
// Anything else falls back to a font of the visitor's machine.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const between = (first, last) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
const LETTERS = between(0x20, 0x7e) + between(0xc0, 0xff) + '\u00a0·–—‘’“”…‹›−';
// Titles have one weight; text has the whole range from regular to bold.
const FONTS = { fredoka: 650, 'atkinson-hyperlegible-next': { min: 400, max: 700 } };

const here = new URL('.', import.meta.url);
mkdirSync(new URL('cut/', here), { recursive: true });
for (const [font, wght] of Object.entries(FONTS)) {
    const whole = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
    const cut = await subsetFont(readFileSync(new URL(whole, here)), LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght },
    });
    writeFileSync(new URL(`cut/${font}.woff2`, here), cut);
}
