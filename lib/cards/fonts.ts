import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {type Measure, measureOf} from './metrics';

export interface CardFonts {
  /** As satori wants them. */
  readonly faces: readonly {name: string; weight: 500 | 600 | 700; style: 'normal'; data: Buffer}[];
  readonly title: Measure;
  readonly note: Measure;
}

export const FONT_FOLDER = 'app/_fonts';
const cuts = [
  {name: 'Fraunces', file: 'fraunces.woff2', weight: 600},
  {name: 'Atkinson', file: 'atkinson.woff2', weight: 500},
  {name: 'Atkinson', file: 'atkinson.woff2', weight: 700},
] as const;

/** The weights cards are set in, cut from the site's own variable fonts; `text` is every character they must hold. */
export async function cardFonts(text: string, root = process.cwd()): Promise<CardFonts> {
  const faces = await Promise.all(
    cuts.map(async ({name, file, weight}) => {
      const variable = readFileSync(path.join(root, FONT_FOLDER, file));
      const data = await subsetFont(variable, text, {targetFormat: 'sfnt', variationAxes: {wght: weight}});
      return {name, weight, style: 'normal' as const, data};
    }),
  );
  return {faces, title: measureOf(faces[0]!.data), note: measureOf(faces[1]!.data)};
}
