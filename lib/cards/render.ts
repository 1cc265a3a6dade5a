import 'server-only';
import sharp from 'sharp';
import {hexPalette, renderCover} from '@/lib/covers';
import {stages} from '@/lib/covers/stage';
import type {CardDesign} from './design';
import type {CardFonts} from './fonts';
import {type Brand, PANEL, panelSvg} from './panel';

/** The blog's drawings reach behind the label, so everything left of this is covered. */
const HIDDEN = PANEL.left + PANEL.width - 4;

/** Renders a card as a PNG of the size of `stages.card`. The same design always gives the same bytes. */
export function renderCard(design: CardDesign, brand: Brand, fonts: CardFonts): Promise<Buffer> {
  const {width, height} = stages.card;
  const palette = hexPalette(design.art.palette, 'light');
  const drawing = renderCover(design.art, 'card', palette);
  const curtain = design.art.palette === 'sun' ? `<path fill="${palette.wash}" d="M0 0H${HIDDEN}V${height}H0z"/>` : '';
  const label = panelSvg(design, brand, fonts);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}${curtain}${label}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
