import {createRandom, type Random} from '@/lib/covers/random';
import {type Illustration, inks, SHEET} from './press.mts';
import {fill, move, type Outline, type Point, pebble, spline, stipple, stroke} from './shapes.mts';

interface Pulse {
  readonly name: string;
  readonly colours: readonly string[];
  readonly size: number;
  readonly shape: (random: Random) => Outline;
  readonly mark?: (at: Point, scale: number, turn: number, random: Random) => string;
}

const lens = (random: Random) => pebble(0.5, 0.44, random, 0.05);
const half = (random: Random) => pebble(0.5, 0.46, random, 0.07);
const oval = (random: Random) => pebble(0.5, 0.36, random, 0.05);
const broad = (random: Random) =>
  spline(
    [
      [-0.5, 0.02],
      [-0.34, -0.28],
      [0, -0.35],
      [0.36, -0.26],
      [0.5, 0.04],
      [0.32, 0.27],
      [0, random.between(0.2, 0.28)],
      [-0.32, 0.28],
    ],
    true,
    6,
  );
const kidney = (): Outline =>
  spline(
    [
      [-0.52, 0.02],
      [-0.36, -0.27],
      [0, -0.34],
      [0.36, -0.27],
      [0.52, 0.02],
      [0.4, 0.27],
      [0.18, 0.22],
      [0, 0.13],
      [-0.18, 0.22],
      [-0.4, 0.27],
    ],
    true,
    6,
  );
const chick = (): Outline =>
  spline(
    [
      [-0.44, 0.06],
      [-0.34, -0.32],
      [0.02, -0.44],
      [0.36, -0.3],
      [0.46, 0.04],
      [0.3, 0.36],
      [0.1, 0.4],
      [0.02, 0.52],
      [-0.1, 0.4],
      [-0.32, 0.34],
    ],
    true,
    6,
  );

const eye: Pulse['mark'] = (at, scale, turn, random) =>
  fill(move(pebble(0.14, 0.11, random), move([[0, 0.17]], at, scale, turn)[0]!, scale, turn), '#20201c') +
  fill(move(pebble(0.05, 0.03, random), move([[0, 0.18]], at, scale, turn)[0]!, scale, turn), '#efe4cc');
const hilum: Pulse['mark'] = (at, scale, turn) =>
  stroke(
    move(
      [
        [-0.08, 0.17],
        [0.08, 0.17],
      ],
      at,
      scale,
      turn,
    ),
    '#f3ead6',
    scale * 0.06,
  );
const streaks: Pulse['mark'] = (at, scale, turn, random) =>
  Array.from({length: 9}, () => {
    const from: Point = [random.between(-0.34, 0.24), random.between(-0.2, 0.14)];
    const to: Point = [from[0] + random.between(0.06, 0.18), from[1] + random.between(-0.05, 0.05)];
    return stroke(move([from, to], at, scale, turn), '#7c2f2c', scale * random.between(0.03, 0.07), 'opacity=".75"');
  }).join('');
const beak: Pulse['mark'] = (at, scale, turn) =>
  stroke(
    move(
      spline([
        [-0.05, -0.34],
        [0.02, -0.05],
        [0, 0.34],
      ]),
      at,
      scale,
      turn,
    ),
    '#a67c3d',
    scale * 0.035,
    'opacity=".7"',
  );

/** In the order of the article's table. */
const pulses: readonly Pulse[] = [
  {name: 'red split lentils', colours: ['#e0743a', '#d9652f', '#e8894f'], size: 17, shape: half},
  {name: 'Puy lentils', colours: ['#41503f', '#35443c', '#5a6149'], size: 16, shape: lens},
  {name: 'green lentils', colours: ['#9a9a58', '#8a8748', '#b0a968'], size: 22, shape: lens},
  {name: 'mung beans', colours: ['#6c8a3c', '#5d7c35', '#7f9a4b'], size: 19, shape: oval, mark: hilum},
  {name: 'yellow split peas', colours: ['#e5b84a', '#dca93a', '#edc865'], size: 23, shape: half},
  {name: 'black-eyed beans', colours: ['#efe2c3', '#e8d8b4', '#f3ead2'], size: 36, shape: kidney, mark: eye},
  {name: 'butter beans', colours: ['#f1e8d2', '#eadfc4', '#f6efdd'], size: 58, shape: broad},
  {name: 'black beans', colours: ['#2a2a2e', '#222226', '#36353b'], size: 34, shape: kidney, mark: hilum},
  {name: 'borlotti beans', colours: ['#d9b79a', '#cfa98b', '#e0c3a8'], size: 43, shape: kidney, mark: streaks},
  {name: 'haricot beans', colours: ['#f0e7d0', '#e9dec3', '#f5eedb'], size: 30, shape: oval},
  {name: 'chickpeas', colours: ['#dcb674', '#d3aa66', '#e4c386'], size: 40, shape: chick, mark: beak},
  {name: 'red kidney beans', colours: ['#7d2a2b', '#6c2224', '#8f3634'], size: 48, shape: kidney, mark: hilum},
];

/** One bean with its shadow, engraver's shading and a glint. */
function bean(pulse: Pulse, at: Point, random: Random): string {
  const turn = random.between(0, 360);
  const scale = pulse.size * random.between(0.92, 1.08);
  const outline = move(pulse.shape(random), at, scale, turn);
  const shadow = move(outline, [scale * 0.07, scale * 0.12]);
  const glint = move(pebble(0.13, 0.06, random), [at[0] - scale * 0.13, at[1] - scale * 0.17], scale, -28);
  return [
    fill(shadow, '#2a1d12', 'opacity=".38"'),
    fill(outline, random.pick(pulse.colours), `stroke="${inks.ink}" stroke-opacity=".55" stroke-width="1"`),
    stipple(outline, {colour: '#22160c', size: 1.3, tries: 260, opacity: 0.3}, random, (u, v) =>
      Math.max(0, (u + v) * 0.55),
    ),
    pulse.mark?.(at, scale, turn, random) ?? '',
    fill(glint, '#ffffff', 'opacity=".42"'),
  ].join('');
}

function tray(pulse: Pulse, left: number, top: number, width: number, height: number, random: Random): string {
  const id = pulse.name.replace(/\W/g, '');
  const gap = pulse.size * 0.74;
  const places: Point[] = [];
  for (let y = top - gap; y < top + height + gap; y += gap * 0.84) {
    for (let x = left - gap; x < left + width + gap; x += gap) {
      places.push([x + random.between(-0.42, 0.42) * gap, y + random.between(-0.42, 0.42) * gap]);
    }
  }
  const order = places.map((at) => ({at, key: random.next()})).sort((a, b) => a.key - b.key);
  return [
    `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10"/></clipPath>`,
    `<g clip-path="url(#${id})"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${pulse.colours[1]}"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#1c120a" opacity=".35"/>`,
    ...order.map(({at}) => bean(pulse, at, random)),
    // the tray's walls throw their shadow inwards
    `<rect x="${left - 6}" y="${top - 6}" width="${width + 12}" height="${height + 12}" rx="14" fill="none" stroke="#1c120a" stroke-width="22" opacity=".45" filter="url(#blur4)"/></g>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10" fill="none" stroke="#3a2819" stroke-width="3"/>`,
  ].join('');
}

function wood(random: Random): string {
  const lines = Array.from({length: 90}, () => {
    const y = random.between(0, SHEET.height);
    const bend = random.between(-8, 8);
    const line = spline([
      [-10, y],
      [300, y + bend],
      [700, y - bend],
      [1210, y + bend / 2],
    ]);
    return stroke(line, random.pick(['#8a623c', '#b98d5f', '#7a5433']), random.between(0.6, 2.4), 'opacity=".4"');
  });
  return `<rect width="1200" height="750" fill="#a67a4e"/>${lines.join('')}`;
}

export const pulseTray: Illustration = {
  file: 'content/blog/twelve-pulses.jpg',
  seed: 'pulses',
  quality: 74,
  draw: () => {
    const random = createRandom('pulses');
    const [columns, rows, edge, gap] = [4, 3, 26, 18];
    const width = (SHEET.width - edge * 2 - gap * (columns - 1)) / columns;
    const height = (SHEET.height - edge * 2 - gap * (rows - 1)) / rows;
    const trays = pulses.map((pulse, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return tray(pulse, edge + column * (width + gap), edge + row * (height + gap), width, height, random.fork(index));
    });
    return wood(random) + trays.join('');
  },
};
