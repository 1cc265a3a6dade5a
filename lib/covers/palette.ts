import {type Token, tokens} from './pen';

export const sections = [
  'gardening',
  'hydroponics',
  'outdoors',
  'vitamins',
  'wellness',
  'yoga',
  'intro',
  'blog',
] as const;
export type Section = (typeof sections)[number];
export type Palette = Readonly<Record<Token, string>>;

type Hues = readonly [hue: string, hue2: string, wash: string];

const shared = {
  light: {ink: '#16302a', leaf: '#3c7f50', fruit: '#b9483a', sun: '#dd8a2e', paper: '#fbf8f1'},
  dark: {ink: '#dfe3cf', leaf: '#3f8158', fruit: '#c4594a', sun: '#e0a045', paper: '#22332b'},
} as const;

const hues: Record<'light' | 'dark', Record<Section, Hues>> = {
  light: {
    gardening: ['#2f7a4b', '#9fc08a', '#e4edd9'],
    hydroponics: ['#2b858b', '#93c5bd', '#dcedea'],
    outdoors: ['#4480a8', '#a3c6da', '#e1edf3'],
    vitamins: ['#dc9a24', '#f0cb78', '#faeed2'],
    wellness: ['#7d5287', '#c4a7c8', '#f0e7f0'],
    yoga: ['#b4623f', '#e2b092', '#f7e8dd'],
    intro: ['#2f7a4b', '#9fc08a', '#fdf0d8'],
    blog: ['#c98322', '#a9bf86', '#fbefd8'],
  },
  dark: {
    gardening: ['#4c9a6a', '#7da873', '#16261d'],
    hydroponics: ['#3f9aa0', '#79aba6', '#13272a'],
    outdoors: ['#4c86ac', '#87aec6', '#14232e'],
    vitamins: ['#d29a38', '#e3c07a', '#2a2213'],
    wellness: ['#93679d', '#ab8db2', '#251b29'],
    yoga: ['#b96f4e', '#cf9c80', '#2b1d16'],
    intro: ['#4c9a6a', '#7da873', '#2a2213'],
    blog: ['#d1953c', '#849c6a', '#2a2213'],
  },
};

function palette(mode: 'light' | 'dark', section: Section): Palette {
  const [hue, hue2, wash] = hues[mode][section];
  return {...shared[mode], hue, 'hue-2': hue2, wash};
}

/** Plain hex colours for paper. */
export function lightPalette(section: Section): Palette {
  return palette('light', section);
}

/** Plain hex colours for the forest. */
export function darkPalette(section: Section): Palette {
  return palette('dark', section);
}

/** `var(--cover-…)` for every token: the page that uses the drawing decides its colours. */
export const tokenPalette = Object.fromEntries(
  tokens.map((token) => [token, `var(--cover-${token})`]),
) as unknown as Palette;

/** The tokens of every section as CSS, for the page that shows covers: `[data-cover='yoga'] {…}`. */
export function paletteCss(): string {
  const rules = sections.map((section) => {
    const [light, dark] = [lightPalette(section), darkPalette(section)];
    const lines = tokens.map((token) => `  --cover-${token}: light-dark(${light[token]}, ${dark[token]});`);
    return `[data-cover='${section}'] {\n${lines.join('\n')}\n}`;
  });
  return `${rules.join('\n\n')}\n`;
}
