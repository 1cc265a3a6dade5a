import {type Matrix, type Path, type Point, straight} from './geometry';
import type {Palette} from './palette';
import {fill, type Shape, type Sketch} from './pen';
import {type Crop, stages} from './stage';

/** Coordinates are whole quarters of a unit, in a group scaled by 1/4: short numbers compress best. */
const grain = 4;
const grid = (value: number) => Math.round(value * grain);

/** The shortest text of whole numbers: "-1 5-3 2". */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/** Path data in relative quarters of a unit, starting absolutely. */
export function pathData(path: Path): string {
  let at = [grid(path.start[0]), grid(path.start[1])];
  let text = `M${numbers(at)}`;
  let command = '';
  for (const curve of path.curves) {
    const [c1, c2, end] = curve.map((point: Point) => [grid(point[0]) - at[0]!, grid(point[1]) - at[1]!]);
    const isLine = c1!.every((value) => value === 0) && c2!.every((value, index) => value === end![index]);
    const values = isLine ? end! : [...c1!, ...c2!, ...end!];
    if (!values.every((value) => value === 0)) {
      const digits = numbers(values);
      const next = isLine ? 'l' : 'c';
      text += (next === command ? (digits.startsWith('-') ? '' : ' ') : next) + digits;
      command = next;
    }
    at = [at[0]! + end![0]!, at[1]! + end![1]!];
  }
  return path.closed ? `${text}z` : text;
}

function style(shape: Shape, palette: Palette): string {
  const colour = palette[shape.paint];
  const opacity = shape.opacity === undefined || shape.opacity >= 1 ? '' : String(shape.opacity).replace(/^0/, '');
  if (shape.line === undefined) return `fill="${colour}"${opacity && ` fill-opacity="${opacity}"`}`;
  const width = Math.max(2, grid(shape.line));
  return `stroke="${colour}" stroke-width="${width}"${opacity && ` stroke-opacity="${opacity}"`}`;
}

/** Neighbouring shapes in one style share an element; translucent areas never do, lest overlaps vanish. */
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

const whole: Matrix = [1, 0, 0, 1, 0, 0];

function transformOf([a, b, c, d, e, f]: Matrix): string {
  const short = (value: number, digits: number) => String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
  return `matrix(${[a, b, c, d].map((value) => short(value / grain, 4)).join(' ')} ${short(e, 1)} ${short(f, 1)})`;
}

/** Runs of shapes in the same frame become one group. */
function frames(sketch: Sketch, palette: Palette): string {
  const runs: {frame: Matrix; shapes: Shape[]}[] = [];
  for (const shape of sketch) {
    const frame = shape.frame ?? whole;
    const last = runs.at(-1);
    if (last?.frame === frame) last.shapes.push(shape);
    else runs.push({frame, shapes: [shape]});
  }
  return runs
    .map(({frame, shapes}) => `<g transform="${transformOf(frame)}">${elements(shapes, palette)}</g>`)
    .join('');
}

/** A sketch as a self-contained SVG of one crop; the drawing carries the id `cover`, for `<use>`. */
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
