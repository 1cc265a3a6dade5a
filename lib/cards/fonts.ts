import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {type Measure, measureOf} from './metrics';
import {type Typeface, typefaceOf} from './outline';

/** A cut of a font, as labels are set in it. */
export interface CardFace extends Typeface {
  readonly measure: Measure;
}

export type CardFonts = Readonly<Record<keyof typeof cuts, CardFace>>;

export const FONT_FOLDER = 'app/_fonts';
const cuts = {
  title: {file: 'fraunces.woff2', weight: 600},
  note: {file: 'atkinson.woff2', weight: 500},
  kicker: {file: 'atkinson.woff2', weight: 700},
} as const;

/** The weights cards are set in, cut from the site's own variable fonts; `text` is every character they must hold. */
export async function cardFonts(text: string, root = process.cwd()): Promise<CardFonts> {
  const cut = async ({file, weight}: {readonly file: string; readonly weight: number}): Promise<CardFace> => {
    const variable = readFileSync(path.join(root, FONT_FOLDER, file));
    const font = await subsetFont(variable, text, {targetFormat: 'sfnt', variationAxes: {wght: weight}});
    return {measure: measureOf(font), ...typefaceOf(font)};
  };
  const [title, note, kicker] = await Promise.all([cut(cuts.title), cut(cuts.note), cut(cuts.kicker)]);
  return {title, note, kicker};
}
