import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

export interface CardFont {
  readonly name: string;
  readonly weight: 500 | 600 | 700;
  readonly style: 'normal';
  readonly data: Buffer;
}

export const FONT_FOLDER = 'app/_fonts';
const weights = [
  {name: 'Fraunces', file: 'fraunces.woff2', weight: 600},
  {name: 'Atkinson', file: 'atkinson.woff2', weight: 500},
  {name: 'Atkinson', file: 'atkinson.woff2', weight: 700},
] as const;

/** The weights cards are set in, cut from the site's own variable fonts; `text` is every character they must hold. */
export async function cardFonts(text: string, root = process.cwd()): Promise<CardFont[]> {
  return Promise.all(
    weights.map(async ({name, file, weight}) => {
      const variable = readFileSync(path.join(root, FONT_FOLDER, file));
      const data = await subsetFont(variable, text, {targetFormat: 'truetype', variationAxes: {wght: weight}});
      return {name, weight, style: 'normal', data};
    }),
  );
}
