import {colorToken} from '@/lib/color-token';
import type {PaletteName} from '@/lib/covers';
import type {CardDesign} from './design';
import type {CardFonts} from './fonts';
import {clampedLines, fitTitle} from './lines';
import type {Typeface} from './typeface';

/** Position and size of the paper label on the card, in pixels. */
export const PANEL = {left: 44, top: 44, width: 556, height: 542} as const;

const EMBLEM = {size: 84, left: 36, top: PANEL.height - 32 - 84} as const;
const EDGE = 12;
const LEFT = 44;
const MEASURE = 468;
/** Letter spacing of a title and of the name, in em. */
const TIGHT = -0.012;
const KICKER = {left: LEFT, top: 50, size: 23, lineHeight: 1.3, spacing: 2} as const;
const NAME = {left: LEFT + EMBLEM.size - 2, top: 437, size: 42, lineHeight: 1.24, spacing: 42 * TIGHT} as const;
const NOTE = {size: 27, lineHeight: 1.4, maxLines: 4, gap: 20} as const;
const TITLE = {sizes: [96, 84, 76, 70, 64, 59, 54, 50, 46], lineHeight: 1.1, height: 304, top: 100, alone: 54} as const;

const colors = {
  paper: colorToken('paper').light,
  ink: colorToken('ink').light,
  soft: colorToken('ink-soft').light,
  line: colorToken('line').light,
};

/** The strong colour of a palette, dark enough for small text. */
const colorOf = (palette: PaletteName) => colorToken(palette === 'intro' ? 'leaf' : palette).light;

export interface Brand {
  /** Name of the site. */
  readonly name: string;
  /** The emblem as SVG text with a `viewBox`. */
  readonly emblem: string;
}

/** The label of a card as SVG: paper, frame, emblem, kicker, title, note, and at its foot the site's name. */
export function panelSvg(design: CardDesign, {name, emblem}: Brand, fonts: CardFonts): string {
  const {width, height} = PANEL;
  const [right, bottom] = [width - EDGE, height - EDGE];
  const {size, left, top} = EMBLEM;
  const {palette} = design.art;
  return [
    `<svg x="${PANEL.left}" y="${PANEL.top}" width="${width}" height="${height}">`,
    `<path fill="${colors.paper}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="none" stroke="${colors.line}" stroke-width="2" d="M${EDGE + 1} ${EDGE}V${bottom - 1}H${right - 1}V${EDGE}"/>`,
    `<path fill="${colorOf(palette)}" d="M${EDGE} ${EDGE}H${right}L${right - 2} ${EDGE + 8}H${EDGE + 2}z"/>`,
    emblem.replace('<svg ', `<svg x="${left}" y="${top}" width="${size}" height="${size}" `),
    ...panelLines(design, palette, name, fonts),
    '</svg>',
  ].join('');
}

function panelLines(
  {kicker, title, note}: Pick<CardDesign, 'kicker' | 'title' | 'note'>,
  palette: PaletteName,
  name: string,
  fonts: CardFonts,
): string[] {
  const noteLines =
    note === undefined ? [] : clampedLines(note, MEASURE / NOTE.size, NOTE.maxLines, fonts.note.measure);
  const taken = noteLines.length > 0 ? noteLines.length * NOTE.size * NOTE.lineHeight + NOTE.gap : 0;
  const room = {width: MEASURE, height: TITLE.height - taken, lineHeight: TITLE.lineHeight};
  const {size, lines} = fitTitle(title, room, TITLE.sizes, fonts.title.measure);
  const top = kicker ? TITLE.top : TITLE.alone;
  const below = top + lines.length * Math.round(size * TITLE.lineHeight) + NOTE.gap;
  const [titled, noted] = [
    {left: LEFT, top, size, lineHeight: TITLE.lineHeight, spacing: size * TIGHT, color: colors.ink},
    {left: LEFT, top: below, size: NOTE.size, lineHeight: NOTE.lineHeight, color: colors.soft},
  ];
  return [
    ...rows(kicker ? [kicker.toUpperCase()] : [], fonts.kicker, {...KICKER, color: colorOf(palette)}),
    ...rows(lines, fonts.title, titled),
    ...rows(noteLines, fonts.note, noted),
    ...rows([name], fonts.title, {...NAME, color: colors.ink}),
  ];
}

interface Rows {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  /** In em. */
  readonly lineHeight: number;
  readonly spacing?: number;
  readonly color: string;
}

/** Lines below each other, each in the middle of its height. */
function rows(texts: readonly string[], {ascent, descent, outline}: Typeface, as: Rows): string[] {
  const {size, lineHeight} = as;
  const first = Math.floor(as.top + ((lineHeight + ascent - descent) * size) / 2);
  return texts.map((text, index) => {
    const y = first + index * Math.round(size * lineHeight);
    return `<g fill="${as.color}">${outline(text, {x: as.left, y, size, spacing: as.spacing})}</g>`;
  });
}
