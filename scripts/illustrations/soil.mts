import {createRandom, type Random} from '@/lib/covers/random';
import {type Illustration, inks} from './press.mts';
import {brush, fill, move, type Outline, type Point, pebble, spline, stipple, stroke} from './shapes.mts';

/** Heights at which one layer passes into the next: turf, topsoil, subsoil, weathered rock, bedrock. */
const LEVELS = {turf: 150, litter: 172, top: 190, sub: 372, weathered: 548, rock: 654} as const;

function edge(y: number, shake: number, random: Random): Point[] {
  return spline(Array.from({length: 21}, (_, index): Point => [index * 62 - 20, y + random.between(-shake, shake)]));
}

function layer(surface: Outline, colour: string, cloud: string): string {
  const area: Outline = [...surface, [1230, 770], [-30, 770]];
  return `${fill(area, colour)}<g filter="url(#wash)">${fill(area, cloud)}</g>`;
}

function stone(at: Point, size: number, colours: readonly string[], random: Random): string {
  const outline = move(pebble(size, size * random.between(0.55, 0.8), random, 0.24, 8), at, 1, random.between(-25, 25));
  return [
    fill(move(outline, [2, 4]), '#1d120a', 'opacity=".35"'),
    fill(outline, random.pick(colours)),
    stipple(outline, {colour: '#241810', size: 1.5, tries: 110, opacity: 0.55}, random, (u, v) =>
      Math.max(0, 0.1 + (u + v) * 0.5),
    ),
    `<g filter="url(#rough)">${stroke([...outline, outline[0]!], '#2b1d13', 1.8)}</g>`,
  ].join('');
}

function crumbs(top: number, bottom: number, colours: readonly string[], count: number, random: Random): string {
  return Array.from({length: count}, () => {
    const at: Point = [random.between(0, 1200), random.between(top, bottom)];
    const size = random.between(2, 7);
    return fill(move(pebble(size, size * 0.8, random, 0.3, 6), at), random.pick(colours), 'opacity=".75"');
  }).join('');
}

/** Grass, its roots thick near the surface and few below. */
function turf(surface: Outline, random: Random): string {
  const parts: string[] = [];
  for (let index = 0; index < 330; index++) {
    const at = surface[Math.floor(random.next() * surface.length)]!;
    const [height, lean] = [random.between(26, 74) * (random.chance(0.12) ? 1.5 : 1), random.between(-26, 26)];
    const blade = spline(
      [
        [at[0], at[1] + 5],
        [at[0] + lean * 0.3, at[1] - height * 0.55],
        [at[0] + lean, at[1] - height],
      ],
      false,
      5,
    );
    parts.push(
      fill(
        brush(blade, random.between(4, 7), 0.6),
        random.pick(['#4e8a4f', '#3b7444', '#6fa35a', '#87b065', '#2f613b']),
      ),
    );
  }
  for (let index = 0; index < 190; index++) {
    const x = random.between(0, 1200);
    const depth = 20 + 190 * random.next() ** 2.2;
    const root = spline(
      [
        [x, LEVELS.turf + 8],
        [x + random.between(-14, 14), LEVELS.turf + depth * 0.5],
        [x + random.between(-26, 26), LEVELS.turf + depth],
      ],
      false,
      5,
    );
    parts.push(fill(brush(root, random.between(1.4, 2.6), 0.5), '#d9c19a', 'opacity=".75"'));
  }
  return parts.join('');
}

/** A dandelion's taproot shows how deep a root goes when nothing stops it. */
function dandelion(x: number, random: Random): string {
  const tap = spline([
    [x, 160],
    [x - 6, 260],
    [x + 8, 370],
    [x - 4, 470],
    [x + 6, 566],
  ]);
  const fine = Array.from({length: 16}, (_, index) => {
    const start = tap[Math.floor(tap.length * random.between(0.15, 0.92))]!;
    const way = index % 2 ? 1 : -1;
    const reach = random.between(24, 70);
    return fill(
      brush(
        spline([
          start,
          [start[0] + way * reach * 0.5, start[1] + 12],
          [start[0] + way * reach, start[1] + reach * random.between(0.3, 0.9)],
        ]),
        3,
        0.7,
      ),
      '#e6d2ad',
    );
  });
  const leaves = [-62, -38, 36, 64, 12].map((turn, index) => {
    const shape = move(
      spline(
        [
          [0, 0],
          [0.14, -0.1],
          [0.3, -0.05],
          [0.4, -0.17],
          [0.58, -0.08],
          [0.7, -0.2],
          [1, 0],
          [0.72, 0.2],
          [0.58, 0.08],
          [0.42, 0.17],
          [0.3, 0.05],
          [0.14, 0.1],
        ],
        true,
        5,
      ),
      [x, 158],
      92 + index * 6,
      turn - 90,
    );
    return fill(
      shape,
      ['#3f7f48', '#5a9551', '#4b8a4b', '#6da05a', '#39733f'][index]!,
      `stroke="${inks.ink}" stroke-width="1.8"`,
    );
  });
  const rays = Array.from({length: 26}, (_, index) =>
    fill(
      move(
        spline(
          [
            [0, -2],
            [22, -5],
            [32, 0],
            [22, 5],
            [0, 2],
          ],
          true,
          4,
        ),
        [x + 10, 46],
        random.between(0.8, 1.05),
        index * 13.8,
      ),
      random.pick(['#f0b732', '#e7a324', '#f6c84e']),
    ),
  );
  return [
    ...fine,
    fill(brush(tap, 21, 3), '#ecdcba', `stroke="${inks.ink}" stroke-width="2"`),
    stipple(brush(tap, 21, 3), {colour: '#6b4d2c', size: 1.5, tries: 60, opacity: 0.7}, random, (u) => Math.max(0, u)),
    fill(
      brush(
        spline([
          [x, 158],
          [x + 14, 110],
          [x + 10, 50],
        ]),
        7,
        5,
      ),
      '#a7c27b',
      `stroke="${inks.ink}" stroke-width="1.8"`,
    ),
    ...leaves,
    ...rays,
    fill(move(pebble(9, 9, random), [x + 10, 46]), '#c97e1b'),
  ].join('');
}

function worm(points: Outline, random: Random): string {
  const line = spline(points);
  const body = brush(line, 15, 10);
  const rings = line
    .filter((_, index) => index % 3 === 1)
    .map(([x, y]) => fill(move(pebble(1.2, 6, random, 0.05), [x, y]), '#8f4a44', 'opacity=".45"'));
  return [
    stroke(line, '#241609', 26, 'opacity=".55"'),
    stroke([line[0]!, line[1]!], '#d08a7c', 14),
    stroke(line.slice(-2), '#d08a7c', 9.5),
    fill(body, '#d08a7c'),
    fill(brush(line.slice(11, 19), 17, 16), '#e0a596'),
    ...rings,
    stroke(
      line.map(([x, y]): Point => [x - 1, y - 3]),
      '#f3cabb',
      2.4,
      'opacity=".7"',
    ),
  ].join('');
}

export const soilProfile: Illustration = {
  file: 'content/docs/gardening/soil-layers.jpg',
  seed: 'soil',
  quality: 78,
  draw: () => {
    const random = createRandom('soil');
    const surface = edge(LEVELS.turf, 4, random);
    const rocks = (count: number, top: number, bottom: number, sizes: Point, colours: readonly string[]) =>
      Array.from({length: count}, () => ({
        y: top + (bottom - top) * Math.sqrt(random.next()),
        x: random.between(-10, 1210),
      }))
        .sort((a, b) => a.y - b.y)
        .map(({x, y}) => stone([x, y], random.between(...(sizes as [number, number])), colours, random))
        .join('');
    const grey = ['#a39a8b', '#8f877b', '#b7ad9b', '#7d766c'];
    return [
      '<rect width="1200" height="200" fill="#e9efe0"/><g filter="url(#wash)"><rect width="1200" height="170" fill="#c3d9dc"/></g>',
      layer(surface, '#4a3324', '#2e1e14'),
      layer(edge(LEVELS.sub, 16, random), '#94643d', '#7c4f2e'),
      layer(edge(LEVELS.weathered, 18, random), '#b38b60', '#94714e'),
      layer(edge(LEVELS.rock, 14, random), '#8d8578', '#6d665c'),
      crumbs(LEVELS.litter, LEVELS.sub, ['#2b1b11', '#5f4430', '#7a5b40', '#3a271a'], 900, random),
      crumbs(LEVELS.sub, LEVELS.weathered, ['#7a4d2c', '#a97a50', '#b98b5f', '#6b4226'], 520, random),
      rocks(26, LEVELS.top, LEVELS.sub, [5, 11], grey),
      rocks(46, LEVELS.sub, LEVELS.weathered, [6, 20], ['#b08d68', '#a09079', '#8c7a63']),
      rocks(120, LEVELS.weathered - 6, LEVELS.rock + 8, [14, 36], ['#b3a48c', '#9d9383', '#8a8273', '#c0ae90']),
      rocks(64, LEVELS.rock + 26, 770, [52, 96], grey),
      worm(
        [
          [210, 330],
          [250, 300],
          [300, 312],
          [338, 282],
          [392, 292],
        ],
        random,
      ),
      worm(
        [
          [742, 268],
          [770, 306],
          [826, 300],
          [852, 336],
        ],
        random,
      ),
      turf(surface, random.fork('turf')),
      dandelion(560, random.fork('dandelion')),
      dandelion(1040, random.fork('second')),
    ].join('');
  },
};
