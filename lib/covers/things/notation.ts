import {arc, join, type Path, type Point, smooth, straight} from '../geometry';
import {bounds, fill, line, nib, printed, put, type Sketch, type Token} from '../pen';
import type {Motif} from '../stage';

/**
 * A thing as lines of text, from back to front: `paint style path`, each once.
 * - Style: none is colour over its ink, `flat` colour alone (`flat.5` translucent), a number a line of that width, `n4`
 *   a stroke that swells to 4, `t6` a tube of that width with an ink edge. A line that starts with `|` is drawn again,
 *   mirrored at x = 0.
 * - Paint: an ink of the cover, or `skin`.
 * - Path: `M x y` starts, `L` goes straight and `S` smoothly through its points, `C` as in SVG, `Z` closes; `O x y r
 *   [ry]` is a disc, `R x y width height r` a box with round corners.
 */
export function thing(text: string): Motif {
  const sketch = text.trim().split('\n').flatMap(row);
  const {left, right, bottom} = bounds(sketch);
  const standing = put(sketch, [-(left + right) / 2, -bottom]);
  return () => standing;
}

function row(text: string): Sketch {
  const [, mirror, paint, style = '', data] = /^\s*(\|?)(\S+) (?:([a-z]*\.?[\d.]*) )?(?=[MOR])(.+)$/.exec(text)!;
  const strokes = data!.split(/ (?=[MOR])/).map((part) => stroke(pathOf(part), paint as Paint, style));
  // the tubes of one row meet without an edge between them
  const sketch = style.startsWith('t')
    ? [0, 1, 2].flatMap((layer) => strokes.flatMap((drawn) => drawn[layer] ?? []))
    : strokes.flat();
  return mirror ? [...sketch, ...put(sketch, [0, 0], 1, 0, -1)] : sketch;
}

/** Skin is the sun colour under a layer of paper, in every section. */
type Paint = Token | 'skin';

function stroke(path: Path, paint: Paint, style: string): Sketch {
  if (paint === 'skin') {
    const bare = stroke(path, 'sun', style);
    return [...bare, {...bare.at(-1)!, paint: 'paper', opacity: 0.5}];
  }
  const size = Number(/[\d.]+$/.exec(style)?.[0]);
  if (style === '') return printed(path, paint, 2.6);
  if (style.startsWith('flat')) return [fill(path, paint, size || 1)];
  if (style.startsWith('n')) return [nib(path, size, paint)];
  if (style.startsWith('t')) return [line(path, size + 4), line(path, size, paint)];
  return [line(path, size, paint)];
}

function pathOf(data: string): Path {
  const parts = data.match(/[MLSCZOR][^MLSCZOR]*/g)!;
  const numbers = (part: string) => part.slice(1).trim().split(/\s+/).map(Number);
  const [first, ...rest] = parts;
  const [x = 0, y = 0, wide = 0, tall = wide, round = 0] = numbers(first!);
  if (first!.startsWith('O')) return arc([x, y], wide, tall);
  if (first!.startsWith('R')) return box(x, y, wide, tall, round);
  let at: Point = [x, y];
  const pieces = rest.flatMap((part): Path[] => {
    if (part.startsWith('Z')) return [];
    const values = numbers(part);
    const points = [at, ...values.flatMap((value, index): Point[] => (index % 2 ? [[values[index - 1]!, value]] : []))];
    at = points.at(-1)!;
    if (part.startsWith('C')) return [bezier(points)];
    return [part.startsWith('S') ? smooth(points) : straight(points)];
  });
  const joined = join(...pieces);
  return data.endsWith('Z') ? joined : {...joined, closed: false};
}

/** Bézier curves through a point and pairs of control points, each with its end. */
function bezier([start, ...rest]: readonly Point[]): Path {
  const curves = Array.from({length: rest.length / 3}, (_, index) => rest.slice(index * 3, index * 3 + 3));
  return {start: start!, curves: curves as unknown as Path['curves'], closed: false};
}

/** A box with round corners. */
function box(x: number, y: number, wide: number, tall: number, r: number): Path {
  if (r === 0)
    return straight(
      [
        [x, y],
        [x + wide, y],
        [x + wide, y + tall],
        [x, y + tall],
      ],
      true,
    );
  const corner = (cx: number, cy: number, from: number) => arc([cx, cy], r, r, from, from + 90);
  const [right, bottom] = [x + wide - r, y + tall - r];
  return join(
    corner(right, bottom, 0),
    corner(x + r, bottom, 90),
    corner(x + r, y + r, 180),
    corner(right, y + r, 270),
  );
}
