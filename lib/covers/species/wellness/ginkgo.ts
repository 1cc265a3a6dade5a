import {join, polar, smooth} from '../../geometry';
import {nib, printed, put, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';

/** Two ginkgo leaves. */
export function ginkgo(random: Random): Sketch {
  const fan = (size: number, tone: Token): Sketch => {
    const outline = [-64, -48, -30, -14, -3, 3, 14, 30, 48, 64].map((turn, index) =>
      polar(
        [0, 0],
        -90 + turn,
        size *
          (Math.abs(turn) === 3 ? 0.62 : Math.abs(turn) > 60 ? 0.86 : index % 2 ? 1 : 0.94) *
          random.between(0.98, 1.02),
      ),
    );
    const body = join(
      smooth([[0, 0], polar([0, 0], -148, size * 0.42), outline[0]!]),
      smooth(outline, false, 0.8),
      smooth([outline.at(-1)!, polar([0, 0], -32, size * 0.42), [0, 0]]),
    );
    const veins = [-54, -38, -22, -8, 8, 22, 38, 54].map((turn) =>
      nib(
        smooth([
          polar([0, 0], -90 + turn * 0.5, size * 0.16),
          polar([0, 0], -90 + turn * 0.86, size * 0.5),
          polar([0, 0], -90 + turn, size * (Math.abs(turn) < 10 ? 0.58 : 0.82)),
        ]),
        1.5,
      ),
    );
    return [
      taper(
        [
          [0, -6],
          [4, size * 0.34],
          [-6, size * 0.66],
        ],
        4.4,
        3,
        'leaf',
      ),
      ...printed(body, tone, 2.6),
      ...veins,
    ];
  };
  return [...put(fan(82, 'hue-2'), [42, 14], 1, 44), ...put(fan(104, 'sun'), [-20, 42], 1, -14)];
}
