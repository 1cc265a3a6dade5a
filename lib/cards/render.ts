import 'server-only';
import sharp from 'sharp';
import {coverSvg} from '@/lib/covers/cover';
import type {Section} from '@/lib/covers/palette';
import {stages} from '@/lib/covers/stage';
import type {CardDesign} from './design';
import type {CardFonts} from './fonts';
import {print} from './ink';
import {type Brand, PANEL, panelLines, panelSvg} from './panel';
import {type Pixels, palettePng} from './png';

export const CARD = {width: stages.card.width, height: stages.card.height} as const;
const COLOURS = 24;

/** Draws the sheet of a card. Kept apart from the label because many cards share a drawing. */
export async function drawArt(art: CardDesign['art']): Promise<Pixels> {
  const sheet = await rasterise(coverSvg(art, 'card'));
  // branches reach far to the left: what would peek out around the label is cut off under it
  return art.section === 'blog' ? clearLeft(sheet) : sheet;
}

/** Fills the columns as far as under the label with the colour of the corner. */
function clearLeft(sheet: Pixels): Pixels {
  const columns = PANEL.left + PANEL.width - 4;
  for (let at = 0; at < sheet.data.length; at += sheet.width) sheet.data.fill(sheet.data[0]!, at, at + columns);
  return sheet;
}

/** Draws the label of a section's cards, without words. */
export function drawPanel(section: Section, brand: Brand): Promise<Pixels> {
  return rasterise(panelSvg(section, brand));
}

/** What a card is put together from. The label is laid on `art` itself: the next card of this drawing covers it with its own. */
export interface CardParts {
  readonly art: Pixels;
  readonly panel: Pixels;
  readonly name: string;
  readonly fonts: CardFonts;
}

/** The finished card: the label laid on the drawing, as a palette PNG of 1200 × 630. The same design always gives the same bytes. */
export function renderCard(design: CardDesign, {art, panel, name, fonts}: CardParts): Buffer {
  for (let y = 0; y < panel.height; y++) {
    const row = panel.data.subarray(y * panel.width, (y + 1) * panel.width);
    art.data.set(row, (PANEL.top + y) * art.width + PANEL.left);
  }
  print(panelLines(design, name, fonts), art, PANEL);
  return palettePng(art, COLOURS);
}

async function rasterise(svg: string): Promise<Pixels> {
  const {data, info} = await sharp(Buffer.from(svg)).raw().toBuffer({resolveWithObject: true});
  if (info.channels !== 4) throw new Error('A drawing must be rasterised with its transparency.');
  return {
    width: info.width,
    height: info.height,
    data: new Uint32Array(data.buffer, data.byteOffset, info.width * info.height),
  };
}
