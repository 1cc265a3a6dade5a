import {arc, type Point, smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, mirrored, nib, printed, put, type Sketch} from '../../pen';
import {landscape} from '../landscape';
import {ring} from './ring';

/** Rings spreading over still water from a fallen leaf or drop. */
export const ripples = landscape((view, random) => {
  const at: Point = [view.focus, 142];
  const rings = Array.from({length: view.crop === 'card' ? 5 : 8}, (_, index) => {
    const reach = 26 + index * 24 + index * index * 2.2;
    return [
      ring(at, reach, reach * 0.4, 3.6 - index * 0.3, random.between(0, 360), index % 2 ? 'hue' : 'ink'),
      ...(index === 2 || index === 4 ? [fill(arc(at, reach, reach * 0.4), 'hue-2', 0.28)] : []),
    ];
  });
  const drops = random.chance(0.5);
  const top: Sketch = drops
    ? put(
        [
          ...printed(mirrored(xy('0 -24 4 -12 12 2 9 13 0 17')), 'hue', 2.2),
          nib(smooth(xy('-6 2 -5 8 -1 12')), 2.4, 'paper'),
        ],
        [at[0], 74],
      )
    : put(leaf([-44, 10], -14, 88, {width: 0.46, veins: 4, bend: 16, tone: 'leaf', shade: 'sun', petiole: 12}), [
        at[0] - 4,
        at[1] - 4,
      ]);
  const small: Sketch = drops ? put([fill(mirrored(xy('0 -10 4 0 0 6')), 'hue')], [at[0], 112]) : [];
  return [...rings.flat(), ...small, ...top];
});
