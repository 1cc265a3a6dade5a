import {along, type Point, polar, smooth} from '../../geometry';
import {fill, line, nib, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A feathery frond of carrot, fennel or dill. */
export function frond(base: Point, angle: number, length: number, random: Random): Sketch {
  const bend = (angle + 90) * 0.6;
  const spine = smooth([
    base,
    polar(base, angle, length * 0.5),
    polar(polar(base, angle, length * 0.5), angle + bend, length * 0.5),
  ]);
  const sprays: Sketch[] = [];
  for (let pair = 0; pair < 5; pair++) {
    const share = 0.36 + pair * 0.14;
    const at = along(spine, share);
    const reach = length * (0.27 - pair * 0.036);
    for (const turn of [-46, 46]) {
      const heading = at.angle + turn + random.between(-6, 6);
      const tip = polar(at.point, heading, reach);
      const blob = smooth(
        [
          at.point,
          polar(polar(at.point, heading - 20, reach * 0.5), heading - 90, reach * 0.05),
          polar(at.point, heading - 24, reach * 0.9),
          polar(at.point, heading - 7, reach * 0.78),
          tip,
          polar(at.point, heading + 8, reach * 0.76),
          polar(at.point, heading + 24, reach * 0.86),
          polar(at.point, heading + 26, reach * 0.45),
        ],
        true,
        0.8,
      );
      sprays.push([
        fill(blob, pair % 2 ? 'leaf' : 'hue-2'),
        line(smooth([at.point, polar(at.point, heading, reach * 0.55), tip]), 1),
      ]);
    }
  }
  const end = along(spine, 1);
  sprays.push([
    fill(
      smooth(
        [
          polar(end.point, end.angle, -length * 0.08),
          polar(end.point, end.angle - 60, length * 0.06),
          polar(end.point, end.angle, length * 0.1),
          polar(end.point, end.angle + 60, length * 0.06),
        ],
        true,
      ),
      'leaf',
    ),
  ]);
  return [nib(spine, 3.4, 'leaf'), ...sprays.flat(), line(spine, 1.1)];
}
