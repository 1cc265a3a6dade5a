import {createRandom, type Random} from '@/lib/covers/random';
import {type Illustration, noise} from './press.mts';
import {fill, move, type Outline, type Point, pebble, spline, stipple, stroke} from './shapes.mts';

function sky(): string {
  return `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1a33"/><stop offset=".4" stop-color="#1d3557"/><stop offset=".62" stop-color="#4a5f86"/><stop offset=".76" stop-color="#b98a86"/><stop offset=".86" stop-color="#eab879"/></linearGradient>
    <rect width="1200" height="750" fill="url(#dusk)"/><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10203c"/><stop offset="1" stop-color="#10203c" stop-opacity="0"/></linearGradient><g filter="url(#wash)" opacity=".45"><rect width="1200" height="480" fill="url(#veil)"/></g>`;
}

/** Stars, thick along a slanting band and none near the horizon. */
function stars(random: Random): string {
  const cloud = noise('milky way');
  const parts: string[] = [];
  for (let index = 0; index < 5200; index++) {
    const [x, y] = [random.between(0, 1200), random.between(0, 520)];
    const band = Math.exp(-(((y - 330 + x * 0.28) / 92) ** 2)) * (0.4 + cloud(x / 60, y / 60));
    const keep = (0.05 + band * 0.75) * (1 - y / 520);
    if (random.next() > keep) continue;
    const size = random.next() ** 5 * 2.6 + 0.5;
    parts.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" fill="${random.pick(['#ffffff', '#fdf3d8', '#dfe8ff'])}" opacity="${(random.between(0.35, 1) * (1 - y / 620)).toFixed(2)}"/>`,
    );
  }
  const glow = spline([
    [-60, 420],
    [300, 270],
    [700, 150],
    [1260, 0],
  ]);
  return `<g filter="url(#blur40)">${stroke(glow, '#8fa3c8', 120, 'opacity=".28"')}</g>${parts.join('')}`;
}

function moon([x, y]: Point): string {
  const crescent = 'M0 -46A46 46 0 1 0 40 24A38 38 0 1 1 0 -46Z';
  return `<circle cx="${x}" cy="${y}" r="90" fill="#f6e3b4" opacity=".25" filter="url(#blur40)"/><circle cx="${x}" cy="${y}" r="45" fill="#172b4a"/><path d="${crescent}" transform="translate(${x} ${y}) rotate(-28)" fill="#f7e9c3" filter="url(#rough)"/>`;
}

/** A ridge from slow and quick noise together. */
function ridge(y: number, height: number, length: number, seed: string): Point[] {
  const wave = noise(seed);
  return Array.from({length: 241}, (_, index): Point => {
    const x = index * 5.1 - 10;
    return [x, y - height * (wave(x / length, 3) + wave(x / (length / 3.2), 9) * 0.3 + wave(x / 14, 5) * 0.03)];
  });
}

function land(top: Outline, colour: string, shade: string, random: Random): string {
  const area: Outline = [...top, [1230, 770], [-30, 770]];
  return `${fill(area, colour)}${stipple(area, {colour: shade, size: 2.2, tries: 20, opacity: 0.55}, random, (_, v) => 0.25 + v * 0.35)}`;
}

function conifer([x, y]: Point, height: number, colour: string, random: Random): string {
  const half: Point[] = [];
  for (let step = 0; step <= 9; step++) {
    const t = step / 9;
    const reach = height * 0.24 * t * random.between(0.85, 1.12);
    half.push([reach, -height * (1 - t)], [reach * 0.62, -height * (1 - t) + height * 0.015]);
  }
  const outline: Outline = [
    [0, -height * 1.04],
    ...half,
    [0, 0],
    ...half.map(([a, b]): Point => [-a * random.between(0.9, 1.1), b]).reverse(),
  ];
  return fill(move(outline, [x, y]), colour);
}

function trees(top: Outline, count: number, sizes: Point, colour: string, random: Random, clear: Point): string {
  return Array.from({length: count}, () => top[Math.floor(random.next() * top.length)]!)
    .filter(([x]) => x < clear[0] || x > clear[1])
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => conifer([x, y + 8], random.between(...(sizes as [number, number])), colour, random))
    .join('');
}

/** Where a house can stand between two columns: the flattest stretch, at its lower end. */
function levelSpot(top: Outline, left: number, right: number): Point {
  const spots = top.flatMap((at, index): {at: Point; fall: number}[] => {
    const stretch = top.slice(Math.max(0, index - 11), index + 12).map(([, y]) => y);
    const [high, low] = [Math.min(...stretch), Math.max(...stretch)];
    return at[0] < left || at[0] > right ? [] : [{at: [at[0], low + 6], fall: low - high}];
  });
  return spots.sort((a, b) => a.fall - b.fall)[0]!.at;
}

/** A house with one lamp on, and what it spills over the grass. */
function house([x, y]: Point, random: Random): string {
  return [
    `<ellipse cx="${x + 8}" cy="${y + 6}" rx="120" ry="30" fill="#f2b457" opacity=".28" filter="url(#blur14)"/>`,
    fill(
      [
        [x - 52, y],
        [x - 52, y - 50],
        [x, y - 92],
        [x + 52, y - 50],
        [x + 52, y],
      ],
      '#101c22',
    ),
    fill(
      [
        [x - 64, y - 46],
        [x, y - 100],
        [x + 64, y - 46],
        [x + 52, y - 46],
        [x, y - 88],
        [x - 52, y - 46],
      ],
      '#0a1317',
    ),
    fill(
      [
        [x + 24, y - 80],
        [x + 24, y - 108],
        [x + 38, y - 108],
        [x + 38, y - 66],
      ],
      '#0a1317',
    ),
    `<rect x="${x - 4}" y="${y - 44}" width="28" height="28" fill="#f2b457" opacity=".6" filter="url(#blur14)"/>`,
    `<g filter="url(#rough)"><rect x="${x - 2}" y="${y - 42}" width="24" height="24" fill="#f8cf7c"/></g><path d="M${x + 10} ${y - 42}v24M${x - 2} ${y - 30}h24" stroke="#3b2a12" stroke-width="2.4"/>`,
    ...Array.from({length: 5}, (_, index) =>
      fill(
        move(pebble(5 + index * 2.4, 4 + index * 1.8, random), [x + 34 + index * 7, y - 118 - index * 13]),
        '#c9ccd6',
        `opacity="${0.3 - index * 0.05}"`,
      ),
    ),
  ].join('');
}

export const nightSky: Illustration = {
  file: 'content/docs/wellness/dusk-over-the-hills.jpg',
  seed: 'night',
  quality: 80,
  draw: () => {
    const random = createRandom('night');
    const [far, middle, near, front] = [
      ridge(590, 130, 190, 'far'),
      ridge(630, 110, 150, 'middle'),
      ridge(690, 120, 220, 'near'),
      ridge(756, 90, 260, 'front'),
    ];
    const door = levelSpot(near, 620, 960);
    return [
      sky(),
      stars(random.fork('stars')),
      moon([276, 150]),
      land(far, '#5d6c8b', '#475675', random),
      `<rect y="520" width="1200" height="90" fill="#e3b184" opacity=".22" filter="url(#blur40)"/>`,
      land(middle, '#34496a', '#25385a', random),
      trees(middle, 90, [14, 34], '#263c5b', random.fork('far trees'), [-9, -8]),
      land(near, '#1d3040', '#12222f', random),
      trees(near, 60, [34, 84], '#152633', random.fork('trees'), [door[0] - 110, door[0] + 130]),
      house(door, random),
      land(front, '#0f1d22', '#08110f', random),
      trees(front, 16, [110, 210], '#0a1618', random.fork('front'), [330, 1010]),
    ].join('');
  },
};
