import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {siteFonts} from '@/lib/fonts';
import {type Typeface, typefaceOf} from './typeface';

export type CardFonts = Readonly<Record<keyof typeof cuts, Typeface>>;

const cuts = {
  title: {family: 'fraunces', weight: 600},
  note: {family: 'atkinson', weight: 500},
  kicker: {family: 'atkinson', weight: 700},
} as const;

/** The font weights of cards, cut from the site's own variable fonts; `text` contains every character they need. */
export async function cardFonts(text: string): Promise<CardFonts> {
  const fonts = new Map(siteFonts().map((font) => [font.family, font.path]));
  const cut = async ({family, weight}: {readonly family: string; readonly weight: number}): Promise<Typeface> => {
    const variable = readFileSync(path.join('public', fonts.get(family)!));
    const font = await subsetFont(variable, text, {targetFormat: 'sfnt', variationAxes: {wght: weight}});
    return typefaceOf(font);
  };
  const [title, note, kicker] = await Promise.all([cut(cuts.title), cut(cuts.note), cut(cuts.kicker)]);
  return {title, note, kicker};
}
