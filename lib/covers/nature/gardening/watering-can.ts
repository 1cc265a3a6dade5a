import {join, type Path, smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A watering can with drops; its floor is at y = 0. */
export function wateringCan(random: Random): Sketch {
  const body = join(
    smooth(xy('-34 -78 0 -82 34 -78')),
    smooth(xy('34 -78 38 -40 42 0')),
    smooth(xy('42 0 0 5 -42 0')),
    smooth(xy('-42 0 -38 -40 -34 -78')),
  );
  const spout = join(
    smooth(xy('34 -16 66 -52 92 -94')),
    straight(xy('92 -94 100 -88')),
    smooth(xy('100 -88 78 -40 38 0')),
  );
  const rose = loop(xy('84 -104 95 -100 110 -86 106 -80 92 -88'));
  const handle: Path = smooth(xy('-30 -76 -14 -122 26 -118 32 -80'));
  const grip = smooth(xy('-36 -64 -72 -62 -76 -24 -41 -14'));
  const drop = fill(mirrored(xy('0 -6 3.4 1 0 5')), 'leaf');
  const drops = xy('108 -66 121 -54 106 -44 117 -28 129 -22').map((at) => put([drop], at)[0]!);
  return [
    line(handle, 6),
    line(handle, 3, 'hue-2'),
    line(grip, 6),
    line(grip, 3, 'hue-2'),
    ...printed(spout, 'hue-2', 2),
    ...printed(body, 'hue', 2.8),
    ...printed(rose, 'hue-2', 1.8),
    nib(smooth(xy('-24 -66 -28 -38 -30 -10')), 5, 'paper', 0.6),
    nib(smooth(xy('-36 -58 0 -54 38 -58')), 2),
    ...drops,
    ...leaf([116, 0], -112, 20 + random.between(0, 6), {veins: 0}),
    ...leaf([118, 0], -62, 24, {veins: 0}),
  ];
}
