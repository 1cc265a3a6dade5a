import {type Token, tokens} from './pen';

/** A palette of covers: one for each colour family, and one for docs outside of sections. */
export type PaletteName = 'clay' | 'citrus' | 'intro' | 'leaf' | 'plum' | 'sky' | 'sun' | 'teal';
export type Palette = Readonly<Record<Token, string>>;

type Colors = readonly [hue: string, hue2: string, wash: string, glow: string];

const shared = {
  light: {ink: '#16302a', leaf: '#3c7f50', fruit: '#b9483a', sun: '#dd8a2e', paper: '#fbf8f1'},
  dark: {ink: '#08120f', leaf: '#66b080', fruit: '#d2624f', sun: '#eda84a', paper: '#efe7d3'},
} as const;

/** In dark mode the sheet is not black: dark ink must still show on it, and white things stay white. */
const colors: Record<'light' | 'dark', Record<PaletteName, Colors>> = {
  light: {
    leaf: ['#2f7a4b', '#9fc08a', '#e4edd9', '#fbf8f1'],
    teal: ['#2b858b', '#93c5bd', '#dcedea', '#fbf8f1'],
    sky: ['#4480a8', '#a3c6da', '#e1edf3', '#fbf8f1'],
    citrus: ['#dc9a24', '#f0cb78', '#faeed2', '#fffbf2'],
    plum: ['#7d5287', '#c4a7c8', '#f0e7f0', '#fbf8f1'],
    clay: ['#b4623f', '#e2b092', '#f7e8dd', '#fdf7f0'],
    intro: ['#2f7a4b', '#9fc08a', '#fdf0d8', '#fffbf2'],
    sun: ['#c98322', '#a9bf86', '#fbefd8', '#fffbf2'],
  },
  dark: {
    leaf: ['#4c9c6b', '#b3d29d', '#2a4434', '#4a7059'],
    teal: ['#3a979c', '#9fcfc7', '#284849', '#447576'],
    sky: ['#4d8db8', '#a9cce0', '#2b4557', '#48708a'],
    citrus: ['#e0a33c', '#f2d28a', '#4b3c20', '#7a6337'],
    plum: ['#ad82b8', '#d6bedb', '#42334a', '#6b5678'],
    clay: ['#c9744f', '#e8bb9f', '#4f3629', '#815b47'],
    intro: ['#4c9c6b', '#b3d29d', '#403a26', '#6d6442'],
    sun: ['#d9973a', '#b3c792', '#403a26', '#6d6442'],
  },
};

export const paletteNames = Object.keys(colors.light) as PaletteName[];

/** The hex colours of a palette in one colour mode. */
export function hexPalette(name: PaletteName, mode: 'light' | 'dark'): Palette {
  const [hue, hue2, wash, glow] = colors[mode][name];
  return {...shared[mode], hue, 'hue-2': hue2, wash, glow};
}

/**
 * The colours of a palette in both modes (`light-dark()`): `<use>` passes the page's `color-scheme` on to the drawing.
 * The background is the custom property `--cover-wash` where the page sets one.
 */
export function modePalette(name: PaletteName): Palette {
  const [light, dark] = [hexPalette(name, 'light'), hexPalette(name, 'dark')];
  const both = (token: Token) => `light-dark(${light[token]},${dark[token]})`;
  const palette = Object.fromEntries(tokens.map((token) => [token, both(token)])) as unknown as Palette;
  return {...palette, wash: `var(--cover-wash,${palette.wash})`};
}
