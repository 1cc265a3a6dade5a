import 'server-only';
import sharp from 'sharp';
import {coverSvg} from '@/lib/covers/cover';
import type {Section} from '@/lib/covers/palette';
import type {CardDesign} from './design';
import {type CardFonts, cardFonts} from './fonts';
import {type Line, print} from './ink';
import {type Brand, PANEL, panelLines, panelSvg} from './panel';
import {encodePng, lay, type PalettePicture, type Pixels, toPalette} from './png';

const COLOURS = 24;

/** A drawing with an empty label, which all cards of one section that show this drawing share. */
export interface CardSheet {
  readonly picture: PalettePicture;
  readonly label: Pixels;
}

/** What the cards of a site are printed with. */
export interface Press {
  readonly brand: Brand;
  readonly fonts: CardFonts;
  /** Draws the label of a section, without words. */
  readonly labelOf: (section: Section) => Promise<Pixels>;
}

/** A press for this brand, with the letters of these texts. */
export async function cardPress(brand: Brand, texts: readonly string[]): Promise<Press> {
  const letters = [...new Set([brand.name.toUpperCase(), brand.name, ...texts, '… '].join(''))].sort().join('');
  const labels = new Map<Section, Promise<Pixels>>();
  const labelOf = (section: Section) => {
    const label = labels.get(section) ?? rasterise(panelSvg(section, brand));
    labels.set(section, label);
    return label;
  };
  return {brand, fonts: await cardFonts(letters), labelOf};
}

/** Draws what cards with this drawing have in common. Its colours are chosen with sample words on the label, for the words of all of them. */
export async function drawSheet(art: CardDesign['art'], {brand, fonts, labelOf}: Press): Promise<CardSheet> {
  const [drawing, label] = await Promise.all([rasterise(coverSvg(art, 'card')), labelOf(art.section)]);
  // branches reach far to the left: what would peek out around the label is cut off under it
  if (art.section === 'blog') clearLeft(drawing);
  const {name} = brand;
  const sample = printed(label, panelLines({kicker: name, title: name, note: name, art, alt: ''}, name, fonts));
  for (let y = 0; y < label.height; y++) {
    const row = sample.data.subarray(y * label.width, (y + 1) * label.width);
    drawing.data.set(row, (PANEL.top + y) * drawing.width + PANEL.left);
  }
  return {picture: toPalette(drawing, COLOURS), label};
}

/** The finished card: the label with its words laid on the sheet, as a palette PNG of 1200 × 630. The same design always gives the same bytes. */
export function renderCard(design: CardDesign, {picture, label}: CardSheet, {brand, fonts}: Press): Buffer {
  lay(picture, printed(label, panelLines(design, brand.name, fonts)), PANEL);
  return encodePng(picture);
}

function printed(label: Pixels, lines: readonly Line[]): Pixels {
  const sheet = {...label, data: label.data.slice()};
  print(lines, sheet);
  return sheet;
}

/** Fills the columns as far as under the label with the colour of the corner. */
function clearLeft({data, width}: Pixels): void {
  const columns = PANEL.left + PANEL.width - 4;
  for (let at = 0; at < data.length; at += width) data.fill(data[0]!, at, at + columns);
}

async function rasterise(svg: string): Promise<Pixels> {
  const {data, info} = await sharp(Buffer.from(svg)).raw().toBuffer({resolveWithObject: true});
  if (info.channels !== 4) throw new Error('A drawing must be rasterised with its transparency.');
  return {
    width: info.width,
    height: info.height,
    data: new Int32Array(data.buffer, data.byteOffset, info.width * info.height),
  };
}
