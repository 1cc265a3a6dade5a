import 'server-only';
import sharp from 'sharp';
import {coverSvg} from '@/lib/covers/cover';
import {stages} from '@/lib/covers/stage';
import type {CardDesign} from './design';
import type {CardFonts} from './fonts';
import {type Brand, PANEL, panelSvg} from './panel';
import {type Pixels, palettePng} from './png';

export const CARD = {width: stages.card.width, height: stages.card.height} as const;
const COLOURS = 24;

/** Draws the sheet of a card. Kept apart from the label because many cards share a drawing. */
export async function drawArt(art: CardDesign['art']): Promise<Pixels> {
  const sheet = await rasterise(coverSvg(art, 'card'));
  // branches reach far to the left: what would peek out around the label is cut off under it
  return art.section === 'blog' ? clearLeft(sheet) : sheet;
}

/** The columns as far as under the label, in the colour of the corner. */
function clearLeft({width, height, data}: Pixels): Pixels {
  const cleared = data.slice();
  const columns = PANEL.left + PANEL.width - 4;
  for (let y = 0; y < height; y++) cleared.fill(data[0]!, y * width, y * width + columns);
  return {width, height, data: cleared};
}

/** The finished card: the label laid on the drawing, as a palette PNG of 1200 × 630. The same design always gives the same bytes. */
export async function renderCard(design: CardDesign, art: Pixels, brand: Brand, fonts: CardFonts): Promise<Buffer> {
  return palettePng(lay(await rasterise(await panelSvg(design, brand, fonts)), art), COLOURS);
}

/** A copy of the sheet with the label on it. */
function lay(label: Pixels, sheet: Pixels): Pixels {
  const data = sheet.data.slice();
  for (let y = 0; y < label.height; y++) {
    const row = label.data.subarray(y * label.width, (y + 1) * label.width);
    data.set(row, (PANEL.top + y) * sheet.width + PANEL.left);
  }
  return {...sheet, data};
}

async function rasterise(svg: string): Promise<Pixels> {
  const {data, info} = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const words = new Uint32Array(info.width * info.height);
  new Uint8Array(words.buffer).set(data);
  return {width: info.width, height: info.height, data: words};
}
