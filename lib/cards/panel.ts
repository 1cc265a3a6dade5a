import type {ReactNode} from 'react';
import satori from 'satori';
import type {Section} from '@/lib/covers/palette';
import type {CardDesign} from './design';
import type {CardFont} from './fonts';

/** Where the paper label lies on the card, in pixels. */
export const PANEL = {left: 44, top: 44, width: 556, height: 542} as const;

const colours = {paper: '#fbf8f1', ink: '#16302a', soft: '#4a5d55', line: '#d9d0bb'} as const;

/** The strong hue of each section, dark enough for the kicker's small letters. */
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
  /** The emblem as SVG text with a `viewBox` of 32 × 32. */
  readonly emblem: string;
}

/** The label of a card as SVG: kicker, title, note, and at its foot the site's emblem and name. Text is turned into outlines. */
export async function panelSvg(design: CardDesign, brand: Brand, fonts: readonly CardFont[]): Promise<string> {
  const svg = await satori(label(design, brand.name), {
    width: PANEL.width,
    height: PANEL.height,
    fonts: fonts.map((font) => ({...font})),
  });
  const {size, left, top} = EMBLEM;
  const emblem = brand.emblem
    .replace(/<\?xml[^>]*>/, '')
    .replace('<svg ', `<svg x="${left}" y="${top}" width="${size}" height="${size}" `);
  return svg.replace(/<\/svg>\s*$/, `${emblem}</svg>`);
}

const EMBLEM = {size: 62, left: 44, top: PANEL.height - 46 - 62} as const;

/** Type size and line height by the length of the title: short ones are set large, none needs more than five lines. */
export function titleSize(title: string, hasNote: boolean): number {
  const longest = Math.max(...title.split(/\s+/).map(({length}) => length));
  const byLength = title.length <= 12 ? 92 : title.length <= 24 ? 72 : title.length <= 40 ? 62 : 54;
  // a single long word must fit the measure of 468 px; its letters are about 0.56 em wide
  return Math.min(byLength, Math.floor(468 / (longest * 0.56)), hasNote ? 72 : 92);
}

type Style = Readonly<Record<string, string | number>>;

/** An element as satori reads it. */
function box(style: Style, children?: ReactNode): ReactNode {
  return {type: 'div', key: null, props: {style: {display: 'flex', ...style}, children}} as unknown as ReactNode;
}

function label({kicker, title, note, art}: CardDesign, site: string): ReactNode {
  const hue = hues[art.section];
  return box(
    {width: '100%', height: '100%', padding: 13, backgroundColor: colours.paper},
    box(
      {
        flexDirection: 'column',
        width: '100%',
        padding: '34px 30px 32px',
        border: `2px solid ${colours.line}`,
        borderTop: `8px solid ${hue}`,
      },
      [
        box({fontFamily: 'Atkinson', fontWeight: 700, fontSize: 23, letterSpacing: 2, color: hue}, kicker.toUpperCase()),
        box(
          {
            marginTop: 22,
            fontFamily: 'Fraunces',
            fontWeight: 600,
            fontSize: titleSize(title, note !== undefined),
            lineHeight: 1.1,
            letterSpacing: '-0.012em',
            color: colours.ink,
            textWrap: 'balance',
          },
          title,
        ),
        ...(note === undefined
          ? []
          : [
              box(
                {marginTop: 20, fontFamily: 'Atkinson', fontWeight: 500, fontSize: 26, lineHeight: 1.4, color: colours.soft},
                note,
              ),
            ]),
        box({flexGrow: 1}),
        box(
          {paddingLeft: 76, height: 62, alignItems: 'center', fontFamily: 'Fraunces', fontWeight: 600, fontSize: 36, color: colours.ink},
          site,
        ),
      ],
    ),
  );
}
