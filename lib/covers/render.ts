import {type Matrix, type Path, straight} from './geometry';
import type {Palette} from './palette';
import {fill, type Shape, type Sketch} from './pen';
import {type Crop, stages} from './stage';

/** Coordinates are whole quarters of a unit, in a group scaled by 1/4: short numbers compress best. */
const grain = 4;
const grid = (value: number) => Math.round(value * grain);

/** A whole number after another one: a minus sign also separates them. */
const spaced = (value: number) => (value < 0 ? `${value}` : ` ${value}`);

/** Path data in relative quarters of a unit, starting absolutely. */
function pathData(path: Path): string {
  let x = grid(path.start[0]);
  let y = grid(path.start[1]);
  let text = `M${x}${spaced(y)}`;
  let command = '';
  for (const [c1, c2, end] of path.curves) {
    const [dx, dy] = [grid(end[0]) - x, grid(end[1]) - y];
    const [x1, y1, x2, y2] = [grid(c1[0]) - x, grid(c1[1]) - y, grid(c2[0]) - x, grid(c2[1]) - y];
    const isLine = x1 === 0 && y1 === 0 && x2 === dx && y2 === dy;
    if (!isLine || dx !== 0 || dy !== 0) {
      const next = isLine ? 'l' : 'c';
      const controls = isLine ? '' : spaced(x1) + spaced(y1) + spaced(x2) + spaced(y2);
      const digits = controls + spaced(dx) + spaced(dy);
      text += next === command ? digits : next + digits.trimStart();
      command = next;
    }
    x += dx;
    y += dy;
  }
  return path.closed ? `${text}z` : text;
}

function style(shape: Shape, palette: Palette): string {
  const color = palette[shape.paint];
  const opacity = shape.opacity === undefined || shape.opacity >= 1 ? '' : String(shape.opacity).replace(/^0/, '');
  if (shape.line === undefined) return `fill="${color}"${opacity && ` fill-opacity="${opacity}"`}`;
  const width = Math.max(2, grid(shape.line));
  return `stroke="${color}" stroke-width="${width}"${opacity && ` stroke-opacity="${opacity}"`}`;
}

/** Neighbouring shapes in one style share an element; translucent areas never do, or overlaps would vanish. */
function elements(sketch: Sketch, palette: Palette): string {
  const groups: {style: string; data: string; merge: boolean}[] = [];
  for (const shape of sketch) {
    const attributes = style(shape, palette);
    const last = groups.at(-1);
    if (last?.merge && last.style === attributes) last.data += pathData(shape.path);
    else
      groups.push({
        style: attributes,
        data: pathData(shape.path),
        merge: shape.line !== undefined || (shape.opacity ?? 1) >= 1,
      });
  }
  return groups.map((group) => `<path ${group.style} d="${group.data}"/>`).join('');
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function transformOf([a, b, c, d, e, f]: Matrix): string {
  const short = (value: number, digits: number) => String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
  return `matrix(${[a, b, c, d].map((value) => short(value / grain, 4)).join(' ')} ${short(e, 1)} ${short(f, 1)})`;
}

/** Consecutive shapes in the same frame become one group. */
function frames(sketch: Sketch, palette: Palette): string {
  const runs: {frame: Matrix; shapes: Shape[]}[] = [];
  for (const shape of sketch) {
    const frame = shape.frame ?? identity;
    const last = runs.at(-1);
    if (last?.frame === frame) last.shapes.push(shape);
    else runs.push({frame, shapes: [shape]});
  }
  return runs
    .map(({frame, shapes}) => `<g transform="${transformOf(frame)}">${elements(shapes, palette)}</g>`)
    .join('');
}

/** A sketch as a self-contained SVG of one crop; the drawing has the id `cover`, for `<use>`. */
export function renderSketch(sketch: Sketch, crop: Crop, palette: Palette): string {
  const {width, height} = stages[crop];
  const sheet = fill(
    straight(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      true,
    ),
    'wash',
  );
  const drawn = crop === 'thumbnail' ? sketch.filter((shape) => !shape.fine) : sketch;
  const body = frames([sheet, ...drawn], palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="cover" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
}
