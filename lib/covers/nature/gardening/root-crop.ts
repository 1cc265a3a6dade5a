import {join, type Point, polar, smooth, xy} from '../../geometry';
import {type LeafStyle, leaf} from '../../leaf';
import {fine, line, nib, printed, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';
import {frond} from './frond';

interface RootStyle {
  readonly half: readonly Point[];
  readonly tone: Token;
  readonly top: 'feather' | 'broad';
  readonly height: number;
  /** Where the tail starts, and how long it is. */
  readonly tail: readonly [y: number, length: number];
  readonly rings?: number;
  readonly stalk?: Token;
}

const styles = {
  carrot: {
    half: xy('0 -3 11 -5 19 4 18 26 12 60 6 88 1 108'),
    tone: 'sun',
    top: 'feather',
    height: 98,
    tail: [104, 22],
    rings: 7,
  },
  beetroot: {
    half: xy('0 -4 10 -7 26 2 36 24 29 50 10 66 1 78'),
    tone: 'fruit',
    top: 'broad',
    height: 104,
    tail: [74, 42],
    rings: 2,
    stalk: 'fruit',
  },
  radish: {
    half: xy('0 -3 8 -5 22 6 26 24 19 42 7 54 1 62'),
    tone: 'fruit',
    top: 'broad',
    height: 86,
    tail: [58, 46],
    rings: 1,
  },
} as const satisfies Record<string, RootStyle>;

/** A root crop in its soil line, at y = 0. */
export function rootCrop(kind: keyof typeof styles) {
  return (random: Random): Sketch => {
    const style: RootStyle = styles[kind];
    const lean = random.between(-5, 5);
    const half = style.half.map(([x, y]): Point => [random.near(x, 0.07), y]);
    const bend = (point: Point): Point => [point[0] + lean * (point[1] / 100) ** 2 * 2, point[1]];
    const right = smooth(half.map(bend));
    const left = smooth(half.map(([x, y]): Point => bend([-x * random.between(0.95, 1.04), y])).reverse());
    const body = join(right, left);
    const tip = bend([0, style.tail[0]]);
    const tail = taper(
      [
        tip,
        [tip[0] + random.between(-4, 4), tip[1] + style.tail[1] * 0.5],
        [tip[0] + random.between(-12, 12), tip[1] + style.tail[1]],
      ],
      4,
      0.6,
    );
    return [
      ...tops(style, random),
      tail,
      ...printed(body, style.tone, 2.6),
      ...shine(style, half),
      ...fine(...rootHairs(half, random)),
    ];
  };
}

function shine(style: RootStyle, half: readonly Point[]): Sketch {
  const [a, b] = [half[2]!, half[3]!];
  const gleam = nib(
    smooth([
      [-a[0] * 0.62, a[1] + 4],
      [-b[0] * 0.7, (a[1] + b[1]) / 2 + 6],
      [-b[0] * 0.6, b[1] + 10],
    ]),
    4,
    'paper',
    0.7,
  );
  const rings: Sketch[] = [];
  for (let ring = 0; ring < (style.rings ?? 0); ring++) {
    const share = (ring + 0.6) / (style.rings ?? 1);
    const y = half[2]![1] + share * (style.tail[0] - 14 - half[2]![1]);
    const at = widthAt(half, y);
    const inward = ring % 2 ? 0.25 : 0.45;
    rings.push([
      nib(
        smooth([
          [at * 0.96, y],
          [at * (0.96 - inward / 2), y + 2.4],
          [at * (0.96 - inward), y + 2.2],
        ]),
        1.8,
      ),
    ]);
  }
  return [gleam, ...fine(...rings.flat())];
}

function widthAt(half: readonly Point[], y: number): number {
  for (let index = 1; index < half.length; index++) {
    const [a, b] = [half[index - 1]!, half[index]!];
    if (y >= a[1] && y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(1, b[1] - a[1]);
  }
  return 4;
}

function rootHairs(half: readonly Point[], random: Random): Sketch {
  return [0.45, 0.65, 0.8].flatMap((share, index) => {
    const y = (half.at(-1)![1] as number) * share;
    const sign = index % 2 ? -1 : 1;
    const x = widthAt(half, y) * sign;
    return [
      line(
        smooth([
          [x, y],
          [x + sign * 8, y + random.between(1, 6)],
          [x + sign * random.between(12, 20), y + random.between(4, 14)],
        ]),
        1,
        'ink',
        0.8,
      ),
    ];
  });
}

function tops(style: RootStyle, random: Random): Sketch {
  if (style.top === 'feather')
    return [-34, 27, -13, 8].flatMap((lean) =>
      frond(
        [random.between(-3, 3), 0],
        -90 + lean + random.between(-4, 4),
        style.height * random.between(0.82, 1.06),
        random,
      ),
    );
  const look: LeafStyle = {shape: 'obovate', width: 0.42, veins: 5, tone: 'leaf', shade: 'hue-2'};
  return [-38, 34, -14, 12].flatMap((lean, index) => {
    const length = style.height * random.between(0.8, 1) * (index > 1 ? 1.08 : 0.9);
    const angle = -90 + lean + random.between(-5, 5);
    const stalk = polar([lean * 0.1, -3], angle, length * 0.36);
    return [
      taper(
        [[lean * 0.1, 0], polar([lean * 0.1, 0], angle, length * 0.2), polar(stalk, angle, 6)],
        5,
        3.4,
        style.stalk ?? 'leaf',
      ),
      ...leaf(stalk, angle, length * 0.72, {...look, bend: lean * 0.7}),
    ];
  });
}
