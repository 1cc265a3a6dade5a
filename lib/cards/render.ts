import 'server-only';
import sharp from 'sharp';
import type {Section} from '@/lib/covers/palette';
import {stages} from '@/lib/covers/stage';
import type {CardDesign} from './design';
import {blankCard, drawOn} from './drawing';
import {type CardFonts, cardFonts} from './fonts';
import {mixed, print} from './ink';
import {type Brand, PANEL, panelLines, panelSvg} from './panel';
import {encodePng, indexIn, inPalette, layOn, type PalettePicture, paletteOf} from './png';
import {type Pixels, type Runs, runsOf} from './runs';

const COLOURS = 24;

/** What the cards of a site are printed with. */
export interface Press {
  readonly brand: Brand;
  readonly fonts: CardFonts;
  /** The label of a section: empty, and with words to choose its colours by. */
  readonly labelOf: (section: Section) => Promise<Label>;
  /** Room for the drawing that is being made: new room for each would cost a tenth of the work. */
  readonly canvas: Pixels;
  /** Room for the rows of the card that is being printed. */
  readonly draft: Uint8Array;
}

interface Label {
  readonly empty: Runs;
  readonly printed: Pixels;
}

/** A press for this brand, with the letters of these texts. */
export async function cardPress(brand: Brand, texts: readonly string[]): Promise<Press> {
  const letters = [...new Set([brand.name.toUpperCase(), brand.name, ...texts, '… '].join(''))].sort().join('');
  const fonts = await cardFonts(letters);
  const labels = new Map<Section, Promise<Label>>();
  const labelOf = (section: Section) => {
    const label = labels.get(section) ?? drawLabel(section, brand, fonts);
    labels.set(section, label);
    return label;
  };
  const {width, height} = stages.card;
  return {brand, fonts, labelOf, canvas: blankCard(), draft: new Uint8Array((width + 1) * height)};
}

async function drawLabel(section: Section, brand: Brand, fonts: CardFonts): Promise<Label> {
  const empty = await rasterise(panelSvg(section, brand));
  const data = empty.data.slice();
  const said = {kicker: brand.name, title: brand.name, note: brand.name};
  print(panelLines(said, section, brand.name, fonts), empty, (from, end, colour, cover) => {
    for (let at = from; at < end; at++) data[at] = mixed(data[at]!, colour, cover);
  });
  return {empty: runsOf(empty), printed: {...empty, data}};
}

/**
 * What all cards of one section that show this drawing share: the drawing with an empty label. Its colours are chosen with
 * words on the label, for the words of all of them.
 */
export async function drawSheet(art: CardDesign['art'], {labelOf, canvas}: Press): Promise<PalettePicture> {
  const {empty, printed} = await labelOf(art.section);
  drawOn(canvas, art);
  // branches reach far to the left: what would peek out around the label is cut off under it
  if (art.section === 'blog') clearLeft(canvas);
  lay(printed, canvas);
  const card = runsOf(canvas);
  const sheet = inPalette(card, paletteOf(card, COLOURS));
  layOn(sheet, empty, PANEL);
  return sheet;
}

/** Puts a label in its place on a card. */
function lay(label: Pixels, card: Pixels): void {
  for (let y = 0; y < label.height; y++) {
    const row = label.data.subarray(y * label.width, (y + 1) * label.width);
    card.data.set(row, (PANEL.top + y) * card.width + PANEL.left);
  }
}

/** Where a pixel of the label is in the rows of a card: a byte for the filter stands before each row. */
function placeOf({width}: PalettePicture, at: number): number {
  const y = Math.floor(at / PANEL.width);
  return (PANEL.top + y) * (width + 1) + 1 + PANEL.left + at - y * PANEL.width;
}

/** The finished card: words on a sheet, as a palette PNG of the size of `stages.card`. The same design always gives the same bytes. */
export function renderCard(design: CardDesign, sheet: PalettePicture, {brand, fonts, draft: rows}: Press): Buffer {
  rows.set(sheet.rows);
  const card = {...sheet, rows};
  const {palette} = card;
  print(panelLines(design, design.art.section, brand.name, fonts), PANEL, (from, end, colour, cover) => {
    const first = placeOf(card, from);
    for (let place = first; place < first + end - from; place++)
      rows[place] = indexIn(card, mixed(palette[rows[place]!]!, colour, cover));
  });
  return encodePng(card);
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
