import {writeFile} from 'node:fs/promises';
import sharp from 'sharp';
import {createRandom} from '@/lib/covers/random';

export const SHEET = {width: 1200, height: 750} as const;

export const inks = {
  paper: '#f6efdf',
  ink: '#1d322b',
  soft: '#4a5d55',
  leaf: '#3f7f52',
  leafDark: '#23553a',
  leafLight: '#9dbf7d',
  sun: '#d98a2e',
  rust: '#a8512f',
  soil: '#6b4a33',
  cream: '#f3e6c8',
} as const;

export interface Illustration {
  /** Where it is written: beside the article that shows it. */
  readonly file: string;
  readonly seed: string;
  /** The drawing as SVG elements on a sheet of 1200 × 750. */
  readonly draw: () => string;
  /** Strength of the grain, 0 to 1. */
  readonly grain?: number;
  readonly quality?: number;
}

/** Filters every drawing may use: a pen that trembles, and washes that pool like watercolour. */
const DEFS = `<defs>
  <filter id="rough" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>
  <filter id="rough-line" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="750"><feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>
  <filter id="torn" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="5" seed="3"/><feDisplacementMap in="SourceGraphic" scale="22" xChannelSelector="R" yChannelSelector="G"/></filter>
  <filter id="scorch" x="-25%" y="-25%" width="150%" height="150%"><feTurbulence type="fractalNoise" baseFrequency="0.011" numOctaves="4" seed="5"/><feDisplacementMap in="SourceGraphic" scale="85" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2.2"/></filter>
  <filter id="wash" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="750"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.018" numOctaves="5" seed="11" result="cloud"/><feColorMatrix in="cloud" type="matrix" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.7 0 0 0 -0.35" result="mask"/><feComposite in="SourceGraphic" in2="mask" operator="in"/></filter>
  <filter id="blur4"><feGaussianBlur stdDeviation="4"/></filter>
  <filter id="blur14" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
  <filter id="blur40" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="40"/></filter>
</defs>`;

/** Draws, lays paper and grain over the drawing, and writes a JPEG. The same code always writes the same bytes. */
export async function print({file, seed, draw, grain = 1, quality = 80}: Illustration): Promise<number> {
  const {width, height} = SHEET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFS}${draw()}</svg>`;
  const flat = await sharp(Buffer.from(svg), {unlimited: true})
    .flatten({background: inks.paper})
    .removeAlpha()
    .raw()
    .toBuffer();
  const pressed = press(flat, seed, grain);
  const jpeg = await sharp(pressed, {raw: {width, height, channels: 3}})
    .jpeg({quality, mozjpeg: true})
    .toBuffer();
  await writeFile(file, jpeg);
  return jpeg.length;
}

/** Paper fibre, slow clouds of ink, and fine speckle, multiplied into the picture. */
function press(pixels: Buffer, seed: string, grain: number): Buffer {
  const {width, height} = SHEET;
  const cloud = noise(`${seed} cloud`);
  const random = createRandom(`${seed} speckle`);
  const result = Buffer.from(pixels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const slow = cloud(x / 90, y / 90) * 0.6 + cloud(x / 28, y / 28) * 0.4;
      const fibre = cloud(x / 14 + 40, y / 2.6 + 80);
      const light = 1 + grain * (0.075 * (slow - 0.5) + 0.05 * (fibre - 0.5) + 0.055 * (random.next() - 0.5));
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        result[at + channel] = Math.max(0, Math.min(255, Math.round(pixels[at + channel]! * light)));
      }
    }
  }
  return result;
}

/** Smooth value noise from 0 to 1 on a grid of random numbers. */
export function noise(seed: string): (x: number, y: number) => number {
  const random = createRandom(seed);
  const size = 256;
  const grid = Float32Array.from({length: size * size}, () => random.next());
  const at = (x: number, y: number) => grid[(y & (size - 1)) * size + (x & (size - 1))]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
