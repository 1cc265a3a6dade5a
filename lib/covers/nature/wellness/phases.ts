import {arc, join, type Point, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, nib, printed} from '../../pen';
import {landscape} from '../landscape';

/** The phases of the moon in an arc over hills. */
export const phases = landscape((view, random) => {
  const moons = [-2, -1, 0, 1, 2].flatMap((step) => {
    const at: Point = [
      view.focus + step * (view.width > 300 ? 66 : 43),
      92 + step * step * (view.width > 300 ? 9 : 10),
    ];
    const radius = step === 0 ? 27 : Math.abs(step) === 1 ? 18 : 13;
    const disc = printed(arc(at, radius, radius), step === 0 ? 'sun' : 'hue', 1.8);
    if (step === 0) return [...disc, line(arc(at, radius + 7, radius + 7), 1.2)];
    const lit = Math.abs(step) === 1 ? 0.1 : -0.5;
    const turn = step < 0 ? 1 : -1;
    const edge: Point[] = [
      [at[0], at[1] - radius],
      [at[0] - turn * radius * lit, at[1]],
      [at[0], at[1] + radius],
    ];
    const outer = arc(at, radius * 0.97, radius * 0.97, turn > 0 ? -90 : 270, 90);
    return [...disc, fill(join(outer, smooth([...edge].reverse())), 'sun')];
  });
  const hill = smooth(
    Array.from(
      {length: Math.ceil(view.width / 40) + 3},
      (_, index): Point => [index * 40 - 30, 196 + Math.sin(index * 0.8 + random.between(0, 0.4)) * 9],
    ),
  );
  const stems = [-58, -30, 0, 26, 56].flatMap((dx, index) => [
    nib(
      smooth([
        [view.focus + dx, 206],
        [view.focus + dx + 3, 184 - (index % 2) * 12],
        [view.focus + dx + 10, 166 - (index % 2) * 14],
      ]),
      2.6,
      'leaf',
    ),
    ...leaf([view.focus + dx + 3, 186], -140, 20, {}),
    ...leaf([view.focus + dx + 6, 176 - (index % 2) * 8], -40, 22, {}),
  ]);
  return [
    ...moons,
    ...stems,
    fill(
      join(
        hill,
        straight([
          [view.width + 80, 246],
          [-40, 246],
        ]),
      ),
      'hue-2',
    ),
    line(hill, 1.6),
    ...Array.from({length: view.width > 300 ? 12 : 6}, () =>
      fill(arc([random.between(10, view.width - 10), random.between(12, 60)], 1.6, 1.6), 'ink'),
    ),
  ];
});
