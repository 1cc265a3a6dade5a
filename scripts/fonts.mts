/*
 * Cuts the two Fontsource families down to what the site prints and writes them to public/fonts. Run by hand after an update of the
 * font packages: `npm run fonts`. The results are committed, so that a build needs no extra step.
 */
import {createHash} from 'node:crypto';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';
import {siteFonts} from '@/lib/fonts';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run fonts', 'cuts the fonts of the packages down to public/fonts');

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({length: to - from + 1}, (_, i) => from + i));
/** ASCII, Latin-1 letters, and the dashes, quotes, arrows and signs that articles use. */
const TEXT = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸĀāĪīŪūṚṛŚśṢṣṬṭḌḍṆṇÑñ–—‘’‚“”„†•…‹›€™−×÷≤≥≈½¼¾⅓⅔⅛°µ←↑→↓✓`;

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    family: 'fraunces',
    wght: {min: 400, max: 700},
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    family: 'atkinson',
    wght: {min: 400, max: 700},
  },
];

for (const {from, family, wght} of fonts) {
  const original = readFileSync(`node_modules/${from}`);
  const text = family === 'fraunces' ? TEXT.replace(/[\u00a1-\u00bf]/g, '') : TEXT;
  const subset = await subsetFont(original, text, {targetFormat: 'woff2', variationAxes: {wght}});
  for (const {family: name, path} of siteFonts()) if (name === family) rmSync(`public${path}`);
  // browsers cache it for ever
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  writeFileSync(`public/fonts/${family}-${hash}.woff2`, subset);
  console.log(`${family}: ${original.length} → ${subset.length} bytes`);
}
