import {arc, type Point, polar, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A slice of a trunk: the rings of the years. */
export function growthRings(random: Random): Sketch {
  const circle = (radius: number, wobble: number) =>
    smooth(
      Array.from({length: 11}, (_, index) =>
        polar([0, 0], index * 32.7, radius * random.between(1 - wobble, 1 + wobble)),
      ),
      true,
    );
  const rings = Array.from({length: 7}, (_, index) => {
    const centre: Point = [-6 + index * 0.8, 4 - index * 0.5];
    const shape = Array.from({length: 9}, (_, step) =>
      polar(centre, step * 40, (11 + index * 10.4) * random.between(0.965, 1.035)),
    );
    return line(smooth(shape, true), index % 3 === 1 ? 2.2 : 1.2, index % 2 ? 'ink' : 'hue');
  });
  const cracks = [20, 150, 262].map((angle) =>
    nib(straight([polar([0, 0], angle, 48), polar([0, 0], angle + 2, 88)]), 3),
  );
  return [
    ...leaf([58, -66], -24, 52, {veins: 3}),
    ...leaf([50, -74], -74, 46, {veins: 3}),
    ...printed(circle(98, 0.025), 'hue', 3.4),
    fill(circle(86, 0.015), 'hue-2'),
    ...rings,
    fill(arc([-6, 4], 5, 5), 'sun'),
    ...cracks,
  ];
}
