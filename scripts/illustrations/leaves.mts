import {createRandom, type Random} from '@/lib/covers/random';
import {type Illustration, inks} from './press.mts';
import {brush, fill, isInside, move, type Outline, type Point, spline, stipple, stroke} from './shapes.mts';

/** Half of the blade, foot to tip, along the x axis; 1 is the length of the leaf. */
const HALF: Outline = [
  [0, 0.02],
  [0.1, 0.16],
  [0.25, 0.27],
  [0.42, 0.31],
  [0.6, 0.28],
  [0.78, 0.19],
  [0.92, 0.08],
  [1, 0],
];

interface Look {
  readonly blade: string;
  readonly veins: string;
  readonly shade: string;
  /** Colour between the veins, fading out towards them. */
  readonly between?: string;
  /** Scorch that creeps in from the margin. */
  readonly edge?: string;
}

/** Side veins from the midrib, each an arc that bends towards the tip. */
function sideVeins(): Outline[] {
  return [0.07, 0.16, 0.26, 0.36, 0.46, 0.56, 0.66, 0.75, 0.84].flatMap((along) =>
    [-1, 1].map((way) =>
      spline(
        [
          [along, 0],
          [along + 0.07, way * 0.13],
          [along + 0.15, way * 0.24],
          [along + 0.25, way * 0.34],
        ],
        false,
        8,
      ),
    ),
  );
}

function leaf(at: Point, length: number, turn: number, look: Look, id: string, random: Random): string {
  const place = (outline: Outline) => move(outline, at, length, turn);
  const local = [...spline(HALF), ...spline(HALF.map(([x, y]): Point => [x, -y])).reverse()];
  const wavy = local.map(
    ([x, y], index): Point => [x, y + Math.sin(index * 0.9) * 0.006 + random.between(-0.003, 0.003)],
  );
  const blade = place(wavy);
  const veins = sideVeins().map((vein) => place(vein.filter((point) => isInside(local, point))));
  const midrib = place(
    spline([
      [-0.24, 0.03],
      [-0.1, 0.01],
      [0.3, -0.005],
      [0.7, 0.005],
      [0.985, 0],
    ]),
  );
  const net = sideVeins().flatMap((vein, index) =>
    Array.from({length: 5}, (_, step) => {
      const from = vein[Math.floor((vein.length - 4) * ((step + 1) / 6))]!;
      const way = index % 2 ? 1 : -1;
      const to: Point = [
        from[0] + 0.085 + random.between(-0.02, 0.02),
        from[1] + way * 0.03 + random.between(-0.015, 0.015),
      ];
      const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + random.between(-0.014, 0.014)];
      return isInside(local, to)
        ? stroke(place(spline([from, bend, to], false, 4)), look.veins, 0.9, 'opacity=".5"')
        : '';
    }),
  );
  const green = look.between
    ? [
        `<g filter="url(#blur4)">${veins.map((vein) => fill(brush(vein, 23, 7), look.veins, 'opacity=".85"')).join('')}${fill(brush(midrib, 30, 8), look.veins, 'opacity=".9"')}</g>`,
      ]
    : [];
  const scorch = look.edge
    ? [
        `<g filter="url(#scorch)">${stroke([...blade, blade[0]!], '#d6bf5a', 76, 'opacity=".8"')}${stroke([...blade, blade[0]!], '#b57a35', 50)}${stroke([...blade, blade[0]!], look.edge, 34)}</g>`,
        stipple(blade, {colour: '#4a2412', size: 2, tries: 50, opacity: 0.6}, random, (_, v) =>
          Math.max(0, Math.abs(v) - 0.55),
        ),
      ]
    : [];
  return [
    `<clipPath id="${id}"><path d="M${blade.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z"/></clipPath>`,
    `<g filter="url(#blur14)" opacity=".3">${fill(move(blade, [12, 20]), '#3b2a17')}</g>`,
    fill(brush(midrib.slice(0, 14), 12, 9), look.veins, `stroke="${inks.ink}" stroke-width="2"`),
    `<g clip-path="url(#${id})">${fill(blade, look.between ?? look.blade)}<g filter="url(#wash)">${fill(blade, look.shade, 'opacity=".6"')}</g>${green.join('')}${scorch.join('')}`,
    stipple(blade, {colour: look.shade, size: 1.8, tries: 60, opacity: 0.8}, random, (u, v) =>
      Math.max(0, 0.1 + u * 0.2 + v * 0.5),
    ),
    ...net,
    ...veins.map((vein) => fill(brush(vein, 3.6, 1), look.edge ? '#7d9a4e' : look.veins)),
    fill(brush(midrib, 8, 1.4), look.between || look.edge ? look.veins : '#d8e2a8'),
    '</g>',
    `<g filter="url(#rough)">${stroke([...blade, blade[0]!], inks.ink, 2.8)}</g>`,
  ].join('');
}

const looks: Readonly<Record<string, Look>> = {
  even: {blade: '#d9d48a', veins: '#a9ab5c', shade: '#b9b25c'},
  magnesium: {blade: '#e2c94f', between: '#e6cf58', veins: '#3f7f4a', shade: '#b99a34'},
  scorched: {blade: '#5f9652', veins: '#4d8247', shade: '#37663c', edge: '#8a4b22'},
  iron: {blade: '#f0e9a4', between: '#f2ecb0', veins: '#6f9d50', shade: '#d3c878'},
};

function sheet(): string {
  return `<rect width="1200" height="750" fill="#f4ecd8"/><g filter="url(#wash)"><rect width="1200" height="750" fill="#e7dcc0"/></g>
    <path d="M600 46V704M52 375H1148" stroke="#c9b994" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>`;
}

/** A strip of gummed paper, as a herbarium fastens a stalk. */
function tape([x, y]: Point, turn: number): string {
  return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 34}" y="${y - 11}" width="68" height="22" fill="#fbf6e6" stroke="#cdbd99" stroke-width="1.5" filter="url(#rough)"/></g>`;
}

export const yellowLeaves: Illustration = {
  file: 'content/docs/hydroponics/yellow-leaf-patterns.jpg',
  seed: 'leaves',
  draw: () => {
    const random = createRandom('leaves');
    const spots: readonly [string, Point, number][] = [
      ['even', [140, 240], 390],
      ['magnesium', [716, 240], 390],
      ['scorched', [140, 600], 390],
      ['iron', [760, 600], 300],
    ];
    return (
      sheet() +
      spots
        .map(
          ([name, at, length]) =>
            leaf(at, length, -10, looks[name]!, name, random.fork(name)) +
            tape([at[0] - length * 0.13, at[1] + length * 0.05], 74),
        )
        .join('')
    );
  },
};
