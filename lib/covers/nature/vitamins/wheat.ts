import {along, type Path, type Point, polar, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {line, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

const ends = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** Three ears of wheat. */
export function wheat(random: Random): Sketch {
  return [-34, 32, 0].flatMap((lean, index) => {
    const height = 186 - Math.abs(lean) * 0.7 + random.between(-6, 6);
    const stem = smooth([
      [lean * 0.1, 104],
      [lean * 0.4, 104 - height * 0.4],
      [lean * 1.1, 104 - height * 0.78],
      [lean * 1.75, 104 - height],
    ]);
    const grains = Array.from({length: 6}, (_, grain) => {
      const {point, angle} = along(stem, 0.56 + grain * 0.068);
      return [-1, 1].flatMap((side) => [
        line(smooth([polar(point, angle + side * 30, 14), polar(point, angle + side * 18, 42)]), 0.9),
        ...leaf(point, angle + side * 32, 24, {width: 0.52, tone: 'hue', shade: 'hue-2', bend: side * -22}),
      ]);
    });
    const tip = along(stem, 0.97);
    return [
      taper(ends(stem), 4, 2, 'leaf'),
      line(stem, 1),
      ...(index === 2
        ? []
        : leaf(along(stem, 0.2).point, along(stem, 0.2).angle + Math.sign(lean) * 24, 66, {
            shape: 'needle',
            width: 0.12,
            bend: Math.sign(lean) * 40,
            veins: 0,
          })),
      ...grains.flat(),
      ...leaf(tip.point, tip.angle, 22, {width: 0.5, tone: 'hue', shade: 'hue-2'}),
    ];
  });
}
