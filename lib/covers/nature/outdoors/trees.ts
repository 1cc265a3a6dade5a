import {join, type Point, smooth, straight} from '../../geometry';
import {fill, fine, line, nib, printed, put, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';

/** A conifer of drooping tiers; its foot at 0, 0. */
export function pine(at: Point, height: number, tone: Token = 'leaf', snow = false): Sketch {
  const tiers = 4;
  const half: Point[] = [[0, -height]];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    half.push([height * 0.24 * share, -height + height * 0.86 * share]);
    if (tier < tiers) half.push([height * 0.11 * share, -height + height * 0.83 * share]);
  }
  const back = half.map(([x, y]): Point => [-x * 0.94, y + height * 0.012]).reverse();
  const body = straight([...half, ...back], true);
  const shade = straight([...half, [0, -height * 0.14]], true);
  const caps = snow
    ? [1, 2, 3].map((tier) =>
        fill(
          straight(
            [
              [0, -height + (tier - 1) * height * 0.215],
              [-height * 0.06 * tier, -height + height * 0.2 * tier],
              [-height * 0.01, -height + height * 0.17 * tier],
              [height * 0.03 * tier, -height + height * 0.19 * tier],
            ],
            true,
          ),
          'paper',
        ),
      )
    : [];
  return put(
    [
      line(
        straight([
          [0, 0],
          [0, -height * 0.2],
        ]),
        Math.max(2, height * 0.05),
      ),
      fill(body, tone),
      fill(shade, 'ink', 0.3),
      ...caps,
    ],
    at,
  );
}

/** A leafy tree in one round gesture; its foot at 0, 0. */
export function broadleaf(at: Point, height: number, random: Random, tone: Token): Sketch {
  const crown = Array.from({length: 9}, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = height * random.between(0.29, 0.36);
    return [Math.cos(angle) * reach, -height * 0.64 + Math.sin(angle) * reach * 1.02];
  });
  const trunk = join(
    smooth([
      [-height * 0.03, -height * 0.5],
      [-height * 0.03, -height * 0.2],
      [-height * 0.07, 0],
    ]),
    smooth([
      [height * 0.07, 0],
      [height * 0.03, -height * 0.2],
      [height * 0.03, -height * 0.5],
    ]),
  );
  const limbs = [-1, 1].map((side) =>
    nib(
      smooth([
        [0, -height * 0.4],
        [side * height * 0.07, -height * 0.56],
        [side * height * 0.17, -height * 0.7],
      ]),
      height * 0.022,
    ),
  );
  const marks = Array.from({length: 5}, (_, index): Sketch => {
    const spot: Point = [(-0.2 + index * 0.09) * height, (-0.8 + (index % 3) * 0.13) * height];
    return [
      nib(
        smooth([spot, [spot[0] + height * 0.03, spot[1] - height * 0.022], [spot[0] + height * 0.065, spot[1]]]),
        1.5,
      ),
    ];
  });
  return put(
    [
      fill(trunk, 'ink'),
      ...printed(smooth(crown, true), tone, Math.max(1.4, height * 0.025)),
      ...limbs,
      nib(
        smooth([
          [0, -height * 0.3],
          [0, -height * 0.6],
          [height * 0.01, -height * 0.84],
        ]),
        height * 0.03,
      ),
      ...fine(...marks.flat()),
    ],
    at,
  );
}
