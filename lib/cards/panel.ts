import type {ReactNode} from 'react';
import satori from 'satori';
import type {Section} from '@/lib/covers/palette';
import type {CardDesign} from './design';
import type {CardFonts} from './fonts';
import {clampedLines, fitTitle} from './lines';

/** Where the paper label lies on the card, in pixels. */
export const PANEL = {left: 44, top: 44, width: 556, height: 542} as const;

const EMBLEM = {size: 84, left: 36, top: PANEL.height - 32 - 84} as const;
const MEASURE = 468;
const NOTE = {size: 27, lineHeight: 1.4, most: 4, gap: 20} as const;
const TITLE = {sizes: [96, 84, 76, 70, 64, 59, 54, 50, 46], lineHeight: 1.1, height: 304} as const;

const colours = {paper: '#fbf8f1', ink: '#16302a', soft: '#4a5d55', line: '#d9d0bb'} as const;

/** The strong hue of each section, dark enough for small letters: the light values of app/_styles/tokens.css. */
const hues: Readonly<Record<Section, string>> = {
  gardening: '#1f6b45',
  hydroponics: '#136a6b',
  outdoors: '#2a628f',
  vitamins: '#955300',
  wellness: '#7a3a6d',
  yoga: '#97452a',
  intro: '#1f6b45',
  blog: '#9c520c',
};

export interface Brand {
  /** Name of the site. */
  readonly name: string;
  /** The emblem as SVG text with a `viewBox`. */
  readonly emblem: string;
}

/** The label of a card as SVG: kicker, title, note, and at its foot the site's emblem and name. Text is turned into outlines. */
export async function panelSvg(design: CardDesign, brand: Brand, fonts: CardFonts): Promise<string> {
  const {width, height} = PANEL;
  const svg = await satori(label(design, brand.name, fonts), {width, height, fonts: [...fonts.faces]});
  const {size, left, top} = EMBLEM;
  const placed = `<svg x="${left}" y="${top}" width="${size}" height="${size}" `;
  return svg.replace(/<\/svg>\s*$/, `${brand.emblem.replace('<svg ', placed)}</svg>`);
}

type Style = Readonly<Record<string, string | number>>;

/** An element as satori reads it. */
function box(style: Style, children?: readonly (ReactNode | undefined)[] | string): ReactNode {
  const props = {style: {display: 'flex', boxSizing: 'border-box', ...style}, children};
  return {type: 'div', key: null, props} as unknown as ReactNode;
}

const column: Style = {flexDirection: 'column'};
const heading: Style = {fontFamily: 'Fraunces', fontWeight: 600, letterSpacing: '-0.012em', color: colours.ink};
const body: Style = {fontFamily: 'Atkinson', fontWeight: 500, color: colours.soft};

function label({kicker, title, note, art}: CardDesign, site: string, fonts: CardFonts): ReactNode {
  const hue = hues[art.section];
  const said = note === undefined ? [] : clampedLines(note, MEASURE / NOTE.size, NOTE.most, fonts.note);
  const taken = said.length > 0 ? said.length * NOTE.size * NOTE.lineHeight + NOTE.gap : 0;
  const room = {width: MEASURE, height: TITLE.height - taken, lineHeight: TITLE.lineHeight};
  const {size, lines} = fitTitle(title, room, TITLE.sizes, fonts.title);
  const frame = {padding: '30px 30px 22px', border: `2px solid ${colours.line}`, borderTop: `8px solid ${hue}`};
  return box({width: '100%', height: '100%', padding: 12, backgroundColor: colours.paper}, [
    box({...column, flexGrow: 1, ...frame}, [
      kicker && box({...body, fontWeight: 700, fontSize: 23, letterSpacing: 2, color: hue}, kicker.toUpperCase()),
      box(
        {...column, ...heading, marginTop: kicker ? 20 : 4, fontSize: size, lineHeight: TITLE.lineHeight},
        rows(lines),
      ),
      box({...column, ...body, marginTop: NOTE.gap, fontSize: NOTE.size, lineHeight: NOTE.lineHeight}, rows(said)),
      box({flexGrow: 1}),
      box({...heading, height: EMBLEM.size, marginLeft: EMBLEM.size - 2, alignItems: 'center', fontSize: 42}, site),
    ]),
  ]);
}

function rows(lines: readonly string[]): ReactNode[] {
  return lines.map((line) => box({whiteSpace: 'nowrap'}, line));
}
