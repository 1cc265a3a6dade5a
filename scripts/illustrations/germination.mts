import {createRandom, type Random} from '@/lib/covers/random';
import {ground} from './germination-ground.mts';
import {type Illustration, inks} from './press.mts';
import {brush, fill, isInside, move, type Outline, type Point, spline, stipple, stroke} from './shapes.mts';

const PEN = {width: 2.6, colour: inks.ink};

/** A filled shape with the engraver's shade on its right and lower side, and a pen line. */
function solid(outline: Outline, colour: string, shade: string, random: Random, tries = 55): string {
  return [
    fill(outline, colour),
    stipple(
      outline,
      {colour: shade, size: 1.7, tries, opacity: 0.75},
      random,
      (u, v) => Math.max(0, 0.25 + u * 0.5 + v * 0.3) ** 1.4,
    ),
    `<g filter="url(#rough)">${stroke([...outline, outline[0]!], PEN.colour, PEN.width)}</g>`,
  ].join('');
}

function bean(at: Point, size: number, turn: number, random: Random): string {
  const outline = move(
    spline(
      [
        [-0.55, 0],
        [-0.4, -0.3],
        [0, -0.36],
        [0.4, -0.3],
        [0.55, 0],
        [0.42, 0.28],
        [0.16, 0.24],
        [0, 0.16],
        [-0.16, 0.24],
        [-0.42, 0.28],
      ],
      true,
      8,
    ),
    at,
    size,
    turn,
  );
  const scar = move(
    [
      [-0.1, 0.17],
      [0.1, 0.17],
    ],
    at,
    size,
    turn,
  );
  return solid(outline, '#e4c79a', '#8b5a2f', random, 70) + stroke(scar, '#7c4b2b', 4) + stroke(scar, '#f5ead2', 1.6);
}

/** A root that wanders down, with hairs and side roots from its upper part. */
function root(from: Point, length: number, sides: number, random: Random): string {
  const steps = 7;
  const line = spline(
    Array.from(
      {length: steps + 1},
      (_, step): Point => [from[0] + random.between(-7, 7) * (step / 2), from[1] + (length * step) / steps],
    ),
  );
  const parts: string[] = [];
  for (let index = 0; index < sides; index++) {
    const start = line[Math.floor(line.length * random.between(0.12, 0.66))]!;
    const way = index % 2 ? 1 : -1;
    const reach = random.between(0.16, 0.44) * length;
    const side = spline([
      start,
      [start[0] + way * reach * 0.55, start[1] + reach * random.between(0.08, 0.4)],
      [start[0] + way * reach * random.between(0.8, 1.1), start[1] + reach * random.between(0.5, 1.3)],
    ]);
    parts.push(fill(brush(side, 6, 2), '#f4e9d0', `stroke="${inks.ink}" stroke-width="1"`));
  }
  const hairs = Array.from({length: Math.round(length / 4)}, () => {
    const at = line[Math.floor(line.length * random.between(0.3, 0.9))]!;
    const way = random.chance(0.5) ? 1 : -1;
    return stroke(
      [at, [at[0] + way * random.between(7, 15), at[1] + random.between(-2, 6)]],
      '#e9dcc0',
      1,
      'opacity=".8"',
    );
  });
  return parts.join('') + hairs.join('') + fill(brush(line, 12, 2), '#f7eeda', `stroke="${inks.ink}" stroke-width="2"`);
}

function leaf(base: Point, length: number, turn: number, random: Random, colour: string): string {
  const outline = move(
    spline(
      [
        [0, 0],
        [0.28, -0.22],
        [0.56, -0.33],
        [0.82, -0.2],
        [1.04, 0.02],
        [0.8, 0.22],
        [0.54, 0.31],
        [0.26, 0.2],
      ],
      true,
      8,
    ),
    base,
    length,
    turn,
  );
  const veins = [
    stroke(
      move(
        spline([
          [0, 0],
          [0.5, -0.01],
          [1, 0.02],
        ]),
        base,
        length,
        turn,
      ),
      inks.leafDark,
      2.4,
    ),
  ];
  for (const along of [0.2, 0.36, 0.52, 0.68, 0.82]) {
    for (const way of [-1, 1]) {
      const reach = 0.27 * Math.sin(Math.PI * (along * 0.85 + 0.1));
      const vein = move(
        spline([
          [along, 0],
          [along + 0.08, way * reach * 0.6],
          [along + 0.2, way * reach],
        ]),
        base,
        length,
        turn,
      );
      veins.push(stroke(vein.filter((at) => isInside(outline, at)).slice(0, -1), inks.leafDark, 1.3));
    }
  }
  return [
    fill(outline, colour),
    stipple(outline, {colour: inks.leafDark, size: 1.7, tries: 60, opacity: 0.7}, random, (_, v) =>
      Math.max(0, 0.1 + v * 0.6),
    ),
    ...veins,
    `<g filter="url(#rough)">${stroke([...outline, outline[0]!], PEN.colour, PEN.width)}</g>`,
  ].join('');
}

const stem = (points: Outline, from: number, to: number, colour = '#b9cf8b') =>
  `<g filter="url(#rough)">${fill(brush(spline(points), from, to), colour, `stroke="${inks.ink}" stroke-width="2.4"`)}</g>`;

/** One of the two seed leaves, thick with stored food. */
function seedLeaf(at: Point, size: number, turn: number, random: Random): string {
  return solid(
    move(
      spline(
        [
          [0, 0],
          [0.2, -0.24],
          [0.62, -0.3],
          [1, -0.08],
          [0.94, 0.16],
          [0.5, 0.2],
          [0.16, 0.12],
        ],
        true,
        8,
      ),
      at,
      size,
      turn,
    ),
    '#c9d08a',
    '#6c7f3c',
    random,
  );
}

function stages(random: Random): string {
  return [
    bean([128, 476], 104, 8, random),
    root([352, 486], 110, 0, random) + bean([336, 470], 112, -14, random),
    root([560, 470], 176, 5, random) +
      stem(
        [
          [560, 474],
          [556, 430],
          [552, 392],
          [566, 356],
          [596, 352],
          [612, 378],
          [610, 402],
        ],
        14,
        13,
      ) +
      seedLeaf([606, 392], 86, 78, random) +
      seedLeaf([616, 390], 84, 60, random),
    root([806, 456], 224, 9, random) +
      stem(
        [
          [806, 460],
          [802, 380],
          [808, 300],
          [806, 262],
        ],
        14,
        12,
      ) +
      seedLeaf([806, 268], 96, -28, random) +
      seedLeaf([804, 270], 96, 205, random) +
      leaf([806, 258], 54, -66, random, '#8fb56c') +
      leaf([806, 258], 52, -118, random, '#7ca65f'),
    root([1052, 452], 262, 13, random) +
      stem(
        [
          [1052, 456],
          [1056, 360],
          [1048, 250],
          [1052, 158],
        ],
        15,
        9,
      ) +
      seedLeaf([1050, 282], 70, 28, random) +
      seedLeaf([1048, 284], 66, 156, random) +
      leaf([1050, 176], 128, -8, random, '#5f9a5c') +
      leaf([1048, 178], 124, 190, random, '#6da564') +
      leaf([1052, 162], 58, -58, random, '#86b56f') +
      leaf([1052, 162], 56, -112, random, '#7aab66'),
  ].join('');
}

export const germination: Illustration = {
  file: 'content/docs/gardening/bean-germination.jpg',
  seed: 'germination',
  draw: () => {
    const random = createRandom('germination');
    return [
      `<rect width="1200" height="750" fill="#f3ead4"/><g filter="url(#wash)"><rect width="1200" height="420" fill="#dfe6c8"/></g>`,
      `<circle cx="930" cy="150" r="104" fill="#f2cf8a" opacity=".75" filter="url(#rough)"/>`,
      ground(random.fork('ground')),
      stages(random.fork('stages')),
    ].join('');
  },
};
