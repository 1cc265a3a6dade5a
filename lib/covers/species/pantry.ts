import {along, arc, join, type Path, type Point, polar, smooth} from '../geometry';
import {leaf} from '../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Sketch, taper} from '../pen';
import type {Random} from '../random';

const ends = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** Three ears of wheat. */
export function wheat(random: Random): Sketch {
  return [-34, 32, 0].flatMap((lean, index) => {
    const height = 186 - Math.abs(lean) * 0.7 + random.between(-6, 6);
    const stem = smooth([[lean * 0.1, 104], [lean * 0.4, 104 - height * 0.4], [lean * 1.1, 104 - height * 0.78], [lean * 1.75, 104 - height]]);
    const grains = Array.from({length: 6}, (_, grain) => {
      const {point, angle} = along(stem, 0.56 + grain * 0.068);
      return [-1, 1].flatMap((side) => [line(smooth([polar(point, angle + side * 30, 14), polar(point, angle + side * 18, 42)]), 0.9), ...leaf(point, angle + side * 32, 24, {width: 0.52, tone: 'hue', shade: 'hue-2', bend: side * -22})]);
    });
    const tip = along(stem, 0.97);
    return [taper(ends(stem), 4, 2, 'leaf'), line(stem, 1), ...(index === 2 ? [] : leaf(along(stem, 0.2).point, along(stem, 0.2).angle + Math.sign(lean) * 24, 66, {shape: 'needle', width: 0.12, bend: Math.sign(lean) * 40, veins: 0})), ...grains.flat(), ...leaf(tip.point, tip.angle, 22, {width: 0.5, tone: 'hue', shade: 'hue-2'})];
  });
}

/** A mushroom cut down its middle, a whole one behind it. */
export function mushroom(random: Random): Sketch {
  const cap = join(smooth([[-72, 4], [-66, -34], [-34, -66], [0, -72], [34, -66], [66, -34], [72, 4]]), smooth([[72, 4], [52, 16], [26, 6]]), smooth([[26, 6], [0, 2], [-26, 6]]), smooth([[-26, 6], [-52, 16], [-72, 4]]));
  const stalk = join(smooth([[-22, 2], [-18, 34], [-24, 72]]), smooth([[-24, 72], [0, 80], [24, 72]]), smooth([[24, 72], [18, 34], [22, 2]]), smooth([[22, 2], [0, -6], [-22, 2]]));
  const flesh = join(smooth([[-62, 0], [-56, -32], [-28, -57], [0, -62], [28, -57], [56, -32], [62, 0]]), smooth([[62, 0], [40, 4], [22, -4]]), smooth([[22, -4], [0, -10], [-22, -4]]), smooth([[-22, -4], [-40, 4], [-62, 0]]));
  const gills = [-1, 1].flatMap((side) => [0, 1, 2, 3, 4].map((index) => nib(smooth([[side * (28 + index * 8), -6 - index], [side * (30 + index * 8), 4], [side * (27 + index * 8), 11 - Math.abs(index - 2) * 1.4]]), 2.2, 'ink')));
  const whole: Sketch = [...printed(stalk, 'paper', 2.4), ...printed(join(smooth([[-74, 6], [-68, -34], [-34, -66], [0, -72], [34, -66], [68, -34], [74, 6]]), smooth([[74, 6], [40, 17], [0, 20], [-40, 17], [-74, 6]])), 'hue', 2.8), ...[[-30, -34, 8], [4, -48, 6], [34, -26, 9], [-2, -16, 5]].map(([x, y, r]) => fill(arc([x!, y!], r!, r! * 0.8), 'hue-2'))];
  return [...put(whole, [58, 22], 0.74, 14 + random.between(-3, 3)), ...put([...printed(cap, 'sun', 3), ...printed(stalk, 'paper', 2.6), fill(flesh, 'paper'), ...gills, fill(join(smooth([[-18, -2], [-14, 34], [-19, 70]]), smooth([[-19, 70], [0, 76], [19, 70]]), smooth([[19, 70], [14, 34], [18, -2]])), 'paper'), ...fine(nib(smooth([[-6, 4], [-5, 36], [-8, 66]]), 1.5), nib(smooth([[7, 2], [6, 34], [9, 60]]), 1.5))], [-26, -4])];
}

/** Almonds, one out of its shell, with leaves. */
export function almonds(random: Random): Sketch {
  const kernel = (at: Point, angle: number, size: number, open: boolean): Sketch => {
    const body = mirrored([[0, -46], [14, -30], [27, 2], [22, 30], [9, 42], [0, 44]]);
    const lines = [-0.5, -0.15, 0.2, 0.55].map((share) => nib(smooth([[share * 12, -34], [share * 38, 2], [share * 22, 34]]), 1.7));
    const shell = mirrored([[0, -56], [20, -38], [38, 0], [31, 36], [13, 52], [0, 54]]);
    return put([...(open ? [...printed(shell, 'leaf', 2.6), fill(mirrored([[0, -49], [16, -33], [32, 1], [26, 33], [10, 46], [0, 48]]), 'hue-2')] : []), ...printed(body, open ? 'sun' : 'hue', 2.4), ...lines, nib(smooth([[-11, -20], [-18, 2], [-13, 22]]), 3.6, 'paper', 0.6)], at, size, angle);
  };
  return [...leaf([-8, -38], -152, 84, {shape: 'lance', width: 0.28, veins: 5, bend: 16}), ...leaf([6, -40], -38, 88, {shape: 'lance', width: 0.28, veins: 5, bend: -16}), ...leaf([-2, -44], -96, 70, {shape: 'lance', width: 0.28, veins: 4}), ...kernel([-36, -6], -28, 1.05, true), ...kernel([44, -4], 24 + random.between(-6, 6), 1.02, true), ...kernel([6, 50], 74 + random.between(-8, 8), 0.94, false)];
}

/** A boiled egg in halves beside a whole one. */
export function egg(random: Random): Sketch {
  const shape = (inset: number) => mirrored([[0, -70 + inset], [34 - inset * 0.6, -50 + inset * 0.8], [56 - inset, 2], [38 - inset * 0.7, 46 - inset * 0.8], [0, 58 - inset]]);
  const yolk = smooth(Array.from({length: 8}, (_, index): Point => { const [x, y] = polar([0, 6], index * 45, 29 * random.between(0.97, 1.03)); return [x, y]; }), true);
  const half: Sketch = [...printed(shape(0), 'paper', 2.8), line(shape(7), 1.2, 'hue-2'), ...printed(yolk, 'sun', 2), nib(smooth([[-17, 0], [-13, -11], [-3, -16]]), 3.6, 'paper', 0.75)];
  return [...leaf([40, 40], -8, 70, {width: 0.44, teeth: 4, depth: 0.2, veins: 3}), ...leaf([36, 46], 26, 56, {width: 0.44, teeth: 4, depth: 0.2, veins: 3}), ...put([...printed(shape(0), 'hue-2', 2.8), nib(smooth([[-34, -8], [-34, 14], [-22, 32]]), 5, 'paper', 0.8), ...fine(...Array.from({length: 9}, (_, index) => fill(arc([-24 + ((index * 19) % 54), -40 + index * 9], 1.6, 1.4), 'sun')))], [40, -24], 0.86, 24), ...put(half, [-28, 14], 1, -12)];
}

/** A hiking boot; stands at y = 0. */
export function boot(random: Random): Sketch {
  const upper = join(smooth([[-58, -132], [-30, -138], [4, -134]]), smooth([[4, -134], [4, -96], [14, -70], [48, -54], [84, -42], [98, -18]]), smooth([[98, -18], [20, -14], [-62, -16]]), smooth([[-62, -16], [-66, -60], [-58, -132]]));
  const sole = loop([[-68, -20], [10, -17], [98, -22], [106, -10], [100, 0], [40, -1], [-20, 1], [-66, 0]]);
  const laces = [0, 1, 2, 3, 4].flatMap((index) => [line(smooth([[-6 + index * 5 + index * index * 1.1, -118 + index * 14.5], [10 + index * 6 + index * index, -112 + index * 14]]), 2.4, 'paper'), fill(arc([-8 + index * 5 + index * index * 1.1, -118 + index * 14.5], 2.4, 2.4), 'ink')]);
  return [...printed(upper, 'sun', 2.8), fill(join(smooth([[4, -134], [4, -96], [14, -70], [40, -56]]), smooth([[40, -56], [16, -46], [-4, -80], [-14, -134]])), 'hue'), nib(smooth([[-62, -48], [-20, -58], [14, -44], [56, -30], [92, -24]]), 2), ...printed(loop([[-62, -140], [-30, -146], [8, -142], [8, -128], [-30, -132], [-62, -126]]), 'hue', 2), ...laces, ...printed(sole, 'ink', 1), ...[-50, -26, -2, 22, 46, 70].map((x) => fill(arc([x, -5], 5, 3.4), 'hue-2')), nib(smooth([[-52, -112], [-56, -80], [-54, -44]]), 3.6, 'paper', 0.55), ...leaf([96, 0], -64, 30 + random.between(0, 8), {}), ...leaf([100, 0], -26, 26, {}), ...leaf([-70, 0], -118, 30, {})];
}
