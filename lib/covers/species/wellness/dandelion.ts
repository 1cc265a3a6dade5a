import {arc, type Point, polar, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** A dandelion clock letting go of its seeds. */
export function dandelion(random: Random): Sketch {
  const head: Point = [-14, -30];
  const parachute = (at: Point, angle: number, size: number): Sketch => [
    line(straight([at, polar(at, angle, size)]), 1.8, 'hue'),
    ...[-44, -22, 0, 22, 44].map((turn) =>
      line(straight([polar(at, angle, size), polar(polar(at, angle, size), angle + turn, size * 0.46)]), 1.5, 'hue'),
    ),
    fill(arc(polar(at, angle, 1), 2.4, 2.4), 'sun'),
  ];
  const crown = Array.from({length: 19}, (_, index) => index * 18.9 + random.between(-3, 3))
    .filter((angle) => angle < 296 || angle > 350)
    .flatMap((angle) => parachute(polar(head, angle, 9), angle, 34));
  const flying = [
    [44, -76, -30],
    [78, -46, -12],
    [64, -104, -46],
    [98, -88, -28],
  ].flatMap(([x, y, angle]) => parachute([x!, y!], angle! - 20, 20));
  return [
    fill(arc(head, 56, 56), 'glow', 0.75),
    taper(
      [
        [-24, 106],
        [-30, 40],
        [-16, -22],
      ],
      4.6,
      3.4,
      'leaf',
    ),
    ...leaf([-26, 104], -160, 72, {shape: 'lance', width: 0.36, teeth: 4, depth: 0.5, veins: 0, bend: 26}),
    ...leaf([-22, 104], -22, 66, {shape: 'lance', width: 0.36, teeth: 4, depth: 0.5, veins: 0, bend: -26}),
    ...crown,
    fill(arc(head, 9, 9), 'sun'),
    line(arc(head, 9, 9), 1.4),
    ...flying,
  ];
}
