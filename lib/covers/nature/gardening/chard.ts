import {type Point, polar} from '../../geometry';
import {leaf} from '../../leaf';
import {type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';

/** Kale or chard: tall blistered leaves on pale ribs. */
export function chard(random: Random): Sketch {
  const ribs: readonly Token[] = random.chance(0.5) ? ['fruit', 'sun'] : ['sun', 'fruit'];
  return [-50, 48, -27, 25, 0].flatMap((lean, index) => {
    const length = 118 + (index === 4 ? 22 : 0) - (index < 2 ? 18 : 0);
    const base: Point = [lean * 0.22, 96];
    const foot = polar(base, -90 + lean * 0.7, 62);
    return [
      taper([base, polar(base, -90 + lean * 0.6, 34), foot, polar(foot, -90 + lean, 30)], 9, 5, ribs[index % 2]),
      ...leaf(foot, -90 + lean, length, {width: 0.52, teeth: 6, depth: 0.13, round: true, veins: 6, bend: lean * 0.35}),
      taper(
        [foot, polar(foot, -90 + lean * 1.05, length * 0.4), polar(foot, -90 + lean * 1.14, length * 0.72)],
        4.6,
        1,
        ribs[index % 2],
      ),
    ];
  });
}
