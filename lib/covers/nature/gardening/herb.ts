import {along, arc, type Path, type Point, polar, smooth} from '../../geometry';
import {type LeafStyle, leaf} from '../../leaf';
import {fill, line, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';

const ends = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

interface HerbStyle {
  readonly look: LeafStyle;
  readonly pairs: number;
  readonly length: number;
  readonly spread: number;
  readonly flower?: Token;
}

const kinds = {
  sage: {look: {shape: 'lance', width: 0.38, veins: 4, tone: 'hue-2', shade: 'leaf'}, pairs: 5, length: 54, spread: 48},
  thyme: {
    look: {width: 0.62, veins: 0, tone: 'hue-2', shade: 'leaf'},
    pairs: 8,
    length: 27,
    spread: 58,
    flower: 'fruit',
  },
} as const satisfies Record<string, HerbStyle>;

/** A sprig of a kitchen herb, or three where its leaves are small. */
export function herb(kind: keyof typeof kinds) {
  return (random: Random): Sketch => {
    const style: HerbStyle = kinds[kind];
    const sprig = (base: Point, lean: number, height: number): Sketch => {
      const stem = smooth([
        base,
        [base[0] + lean * 0.25, base[1] - height * 0.35],
        [base[0] + lean * 0.5, base[1] - height * 0.7],
        [base[0] + lean * 1.2, base[1] - height],
      ]);
      const leaves: Sketch[] = [];
      for (let pair = 0; pair < style.pairs; pair++) {
        const share = 0.2 + (pair / style.pairs) * 0.72;
        const {point, angle} = along(stem, share);
        const length = style.length * (1.08 - share * 0.55) * random.between(0.92, 1.08);
        const spread = style.spread * (1.1 - share * 0.35);
        leaves.push([
          ...leaf(point, angle - spread, length, {...style.look, bend: 16}),
          ...leaf(point, angle + spread, length, {...style.look, bend: -16}),
        ]);
        if (style.flower && pair > 4)
          leaves.push([
            fill(arc(polar(point, angle - 80, 8), 4.2, 4.2), style.flower),
            fill(arc(polar(point, angle + 80, 8), 4.2, 4.2), style.flower),
          ]);
      }
      const tip = along(stem, 1);
      return [
        taper(ends(stem), 5, 2.2, 'leaf'),
        line(stem, 1),
        ...leaves.flat(),
        ...leaf(tip.point, tip.angle, style.length * 0.6, style.look),
      ];
    };
    if (style.length > 40) return sprig([0, 100], random.between(-22, 22), 178);
    return [...sprig([-6, 100], -44, 150), ...sprig([6, 100], 46, 156), ...sprig([0, 104], random.between(-8, 8), 196)];
  };
}
