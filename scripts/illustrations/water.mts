import {createRandom, type Random} from '@/lib/covers/random';
import {type Illustration, inks, noise} from './press.mts';
import {brush, fill, move, type Outline, type Point, pebble, spline, stipple, stroke} from './shapes.mts';

const SURFACE = 300;
const FLOOR = 690;

function light(): string {
  const ray = (x: number, spread: number, lean: number, opacity: number) =>
    `<path d="M${x} ${SURFACE}L${x + spread} ${SURFACE}L${x + spread * 2.2 + lean} ${FLOOR}L${x - spread + lean} ${FLOOR}Z" fill="#e9fbf2" opacity="${opacity}" filter="url(#blur14)"/>`;
  return [
    '<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9d8cf"/><stop offset=".45" stop-color="#5fa9a8"/><stop offset="1" stop-color="#245f6b"/></linearGradient>',
    `<rect x="0" y="${SURFACE}" width="1200" height="460" fill="url(#deep)"/><g filter="url(#wash)" opacity=".5"><rect x="0" y="${SURFACE + 30}" width="1200" height="420" fill="#2f7a84"/></g>`,
    ray(90, 40, -30, 0.3),
    ray(330, 26, -14, 0.34),
    ray(560, 50, 6, 0.26),
    ray(830, 30, 26, 0.34),
    ray(1040, 44, 40, 0.26),
  ].join('');
}

/** The bright net that waves throw on a floor. */
function caustics(random: Random): string {
  const wave = noise('caustics');
  const lines = Array.from({length: 46}, () => {
    const [x, y] = [random.between(-40, 1220), random.between(FLOOR - 46, 750)];
    const points = Array.from(
      {length: 5},
      (_, step): Point => [x + step * 22, y + (wave(x / 30 + step, y / 12) - 0.5) * 26],
    );
    return stroke(
      spline(points),
      '#d7f3e6',
      random.between(1.2, 3),
      `opacity="${random.between(0.16, 0.45).toFixed(2)}"`,
    );
  });
  return `<g filter="url(#rough)">${lines.join('')}</g>`;
}

function roots([x, y]: Point, random: Random): string {
  const parts: string[] = [];
  for (let index = 0; index < 30; index++) {
    const depth = random.between(120, 320);
    const drift = random.between(-86, 86);
    const line = spline([
      [x + random.between(-24, 24), y],
      [x + drift * 0.4, y + depth * 0.35],
      [x + drift * 0.7 + random.between(-14, 14), y + depth * 0.7],
      [x + drift, y + depth],
    ]);
    parts.push(
      fill(
        brush(line, random.between(3, 5.4), 0.8),
        random.pick(['#fbf4e0', '#f1e6c8', '#e6d8b4']),
        'stroke="#6d7f6c" stroke-width=".7" stroke-opacity=".7"',
      ),
    );
    for (let side = 0; side < 7; side++) {
      const start = line[Math.floor(line.length * random.between(0.3, 0.95))]!;
      const reach = random.between(8, 26) * (random.chance(0.5) ? 1 : -1);
      parts.push(
        stroke(
          spline([start, [start[0] + reach * 0.6, start[1] + 6], [start[0] + reach, start[1] + 16]], false, 4),
          '#f7efd8',
          1.1,
          'opacity=".8"',
        ),
      );
    }
  }
  return parts.join('');
}

/** One frilly lettuce leaf, drawn foot first. */
function frill(at: Point, length: number, turn: number, colour: string, random: Random): string {
  const edge: Point[] = [];
  for (let step = 0; step <= 22; step++) {
    const t = step / 22;
    const angle = (t - 0.5) * Math.PI * 1.25;
    const reach = 0.5 + 0.5 * Math.cos(angle * 0.7) + (step % 2 ? 0.05 : -0.04) + random.between(-0.02, 0.02);
    edge.push([Math.cos(angle) * reach * 0.62 + 0.36, Math.sin(angle) * reach * 0.5]);
  }
  const outline = move(spline([[0, -0.04], ...edge, [0, 0.04]], true, 5), at, length, turn);
  const rib = move(
    spline([
      [0, 0],
      [0.5, 0.01],
      [0.86, 0],
    ]),
    at,
    length,
    turn,
  );
  const veins = [0.3, 0.45, 0.6, 0.74].flatMap((along) =>
    [-1, 1].map((way) =>
      stroke(
        move(
          spline([
            [along, 0],
            [along + 0.1, way * 0.1],
            [along + 0.18, way * 0.25],
          ]),
          at,
          length,
          turn,
        ),
        '#e5eec0',
        1.6,
        'opacity=".8"',
      ),
    ),
  );
  return [
    fill(outline, colour),
    stipple(outline, {colour: inks.leafDark, size: 1.9, tries: 50, opacity: 0.65}, random, (_, v) =>
      Math.max(0, 0.05 + v * 0.55),
    ),
    ...veins,
    fill(brush(rib, 9, 1.5), '#eef3d2'),
    `<g filter="url(#rough)">${stroke([...outline, outline[0]!], inks.ink, 2.2)}</g>`,
  ].join('');
}

function lettuce([x, y]: Point, size: number, random: Random): string {
  const back = [-160, -20, -132, -48].map((turn) => frill([x, y], size, turn, '#4f8f53', random));
  const middle = [-146, -34, -112, -68].map((turn) => frill([x, y + 3], size * 0.86, turn, '#75ab5f', random));
  const front = [-166, -14, -90, -124, -56].map((turn) => frill([x, y + 6], size * 0.64, turn, '#a3c777', random));
  return [...back, ...middle, ...front].join('');
}

function pot([x, y]: Point): string {
  const slots = [-26, -10, 6, 22].map(
    (dx) => `<rect x="${x + dx}" y="${y + 16}" width="7" height="34" rx="3" fill="#e8ddc0"/>`,
  );
  return `<g filter="url(#rough)"><path d="M${x - 44} ${y - 8}H${x + 44}L${x + 32} ${y + 62}H${x - 32}Z" fill="#2b3a3c" stroke="${inks.ink}" stroke-width="2.4"/>${slots.join('')}</g>`;
}

function raft(): string {
  return `<g filter="url(#rough)"><rect x="-20" y="256" width="1240" height="62" fill="#f3ead6" stroke="${inks.ink}" stroke-width="3"/></g><rect x="0" y="296" width="1200" height="20" fill="#bfae8a" opacity=".5" filter="url(#blur4)"/>`;
}

/** Bubbles rise from the stone, growing and spreading on their way. */
function bubbles(x: number, random: Random): string {
  return Array.from({length: 150}, () => {
    const rise = random.next();
    const size = (2 + random.next() ** 2 * 7) * (0.6 + rise * 0.6);
    const cx = x + random.between(-1, 1) * (16 + rise * 84);
    const cy = FLOOR - 24 - rise * (FLOOR - SURFACE - 48);
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${size.toFixed(1)}" fill="#e8fbf6" fill-opacity=".28" stroke="#f6fffb" stroke-width="1.3" stroke-opacity=".85"/><circle cx="${(cx - size * 0.3).toFixed(1)}" cy="${(cy - size * 0.35).toFixed(1)}" r="${(size * 0.22).toFixed(1)}" fill="#fff" opacity=".9"/>`;
  }).join('');
}

function airStone(x: number, random: Random): string {
  const body = move(pebble(46, 22, random, 0.06), [x, FLOOR]);
  const tube: Outline = spline([
    [x + 30, FLOOR + 4],
    [x + 120, FLOOR + 26],
    [x + 290, FLOOR + 16],
    [1120, FLOOR - 60],
    [1152, 420],
    [1150, 120],
    [1210, 70],
  ]);
  return [
    stroke(tube, '#18343a', 9, 'opacity=".55"'),
    stroke(tube, '#cfe6df', 4, 'opacity=".8"'),
    fill(body, '#8fa0a0', `stroke="${inks.ink}" stroke-width="2.6"`),
    stipple(body, {colour: '#23383c', size: 2, tries: 160, opacity: 0.8}, random, (u, v) => 0.35 + (u + v) * 0.25),
  ].join('');
}

export const deepWater: Illustration = {
  file: 'content/docs/hydroponics/roots-and-bubbles.jpg',
  seed: 'water',
  draw: () => {
    const random = createRandom('water');
    const plants: readonly Point[] = [
      [210, 262],
      [580, 262],
      [940, 262],
    ];
    return [
      '<rect width="1200" height="320" fill="#f2ead6"/><g filter="url(#wash)"><rect width="1200" height="300" fill="#dcebdc"/></g>',
      light(),
      caustics(random.fork('floor')),
      airStone(400, random.fork('stone')),
      airStoneBubbles(random),
      ...plants.map((at, index) => roots([at[0], 322], random.fork(`roots ${index}`))),
      raft(),
      ...plants.map((at) => pot(at)),
      ...plants.map((at, index) => lettuce(at, 196 - (index % 2) * 16, random.fork(`lettuce ${index}`))),
    ].join('');
  },
};

function airStoneBubbles(random: Random): string {
  return (
    bubbles(400, random.fork('bubbles')) +
    bubbles(770, random.fork('more')) +
    airStone(770, random.fork('second stone'))
  );
}
