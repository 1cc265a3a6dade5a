import {arc, join, type Point, smooth, straight} from '../../geometry';
import {fill, line} from '../../pen';
import {landscape} from '../landscape';

/** Breath as waves: lines that swell and settle. */
export const breath = landscape((view, random) => {
  const count = 9;
  const phase = random.between(-0.4, 0.4);
  const lines = Array.from({length: count}, (_, index) => {
    const y = 74 + index * 15;
    const weight = Math.sin(((index + 1) / (count + 1)) * Math.PI);
    const points = Array.from({length: Math.ceil(view.width / 24) + 3}, (_, step): Point => {
      const px = step * 24 - 24;
      const swell = Math.exp(-(((px - view.focus) / 84) ** 2));
      return [px, y - swell * 50 * weight + Math.sin(px / 40 + phase + index * 0.35) * 5 * (1 - swell * 0.4)];
    });
    return {path: smooth(points), index};
  });
  return [
    fill(arc([view.focus, 78], 42, 42), 'sun'),
    ...lines.flatMap(({path, index}) => [
      ...(index % 2
        ? []
        : [
            fill(
              join(
                path,
                straight([
                  [view.width + 40, 246],
                  [-30, 246],
                ]),
              ),
              index % 4 ? 'hue-2' : 'glow',
              index % 4 ? 0.5 : 0.75,
            ),
          ]),
      line(path, index % 2 ? 1.3 : 2.2, index % 2 ? 'hue' : 'ink'),
    ]),
  ];
});
