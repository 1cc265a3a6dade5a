import {along, type Path, type Point, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

const ends = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** Stems of lavender. */
export function lavender(random: Random): Sketch {
  return [-46, 44, -22, 24, 0].flatMap((lean, index) => {
    const height = 172 + (index === 4 ? 26 : 0) - (index < 2 ? 22 : 0) + random.between(-8, 8);
    const stem = smooth([
      [lean * 0.12, 100],
      [lean * 0.35, 100 - height * 0.45],
      [lean * 1.25, 100 - height],
    ]);
    const buds = Array.from({length: 7}, (_, bud) => {
      const {point, angle} = along(stem, 0.62 + bud * 0.058);
      const size = 13 - bud * 0.8;
      return [-1, 1].flatMap((side) =>
        leaf(point, angle + side * 46, size * 1.2, {
          shape: 'obovate',
          width: 0.8,
          tone: side > 0 ? 'hue' : 'hue-2',
          shade: 'none',
        }),
      );
    });
    return [
      taper(ends(stem), 4.4, 2.8, 'leaf'),
      ...buds.flat(),
      ...leaf(along(stem, 0.2).point, along(stem, 0.2).angle - 26, 40, {shape: 'needle', width: 0.13, veins: 0}),
      ...leaf(along(stem, 0.26).point, along(stem, 0.26).angle + 28, 38, {shape: 'needle', width: 0.13, veins: 0}),
    ];
  });
}
