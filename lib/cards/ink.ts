import type {Pieces} from './outline';

/** A line of text to be printed: nothing of it lies outside the rows from `top` to `bottom`. */
export interface Line {
  readonly pieces: Pieces;
  readonly colour: number;
  readonly top: number;
  readonly bottom: number;
}

/** Mixes ink with a pixel, counted row by row: `cover` says how much of it is covered, above 0 and up to 1. */
export type Ink = (at: number, colour: number, cover: number) => void;

/**
 * Prints lines on a sheet of this size; what hangs out of it is cut off. Every pixel takes as much ink as the outlines cover of it; a tenth
 * of the time of an SVG. After https://github.com/raphlinus/font-rs: each piece leaves on its rows how much the cover changes, and the
 * sums are the cover.
 */
export function print(
  lines: readonly Line[],
  {width, height}: {readonly width: number; readonly height: number},
  ink: Ink,
): void {
  // two columns more than the sheet: a piece on the right edge touches the next pixel, and what lies beyond goes into the last
  const stride = width + 2;
  const changes = new Float32Array(stride * Math.max(0, ...lines.map(({top, bottom}) => bottom - top)));
  for (const {pieces, colour, top, bottom} of lines) {
    changes.fill(0);
    let left = width;
    let right = 0;
    for (let at = 0; at < pieces.length; at += 4)
      addPiece(changes, stride, pieces[at]!, pieces[at + 1]! - top, pieces[at + 2]!, pieces[at + 3]! - top);
    // outlines are closed: what begins somewhere ends somewhere
    for (let at = 0; at < pieces.length; at += 2) {
      left = Math.min(left, pieces[at]!);
      right = Math.max(right, pieces[at]!);
    }
    const [first, end] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right) + 1)];
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      const from = (y - top) * stride;
      let sum = 0;
      let cover = 0;
      for (let x = first; x < end; x++) {
        const change = changes[from + x]!;
        if (change !== 0) {
          sum += change;
          cover = Math.min(1, Math.abs(sum));
        }
        // what rounding leaves behind is no ink
        if (cover > 0.002) ink(y * width + x, colour, cover);
      }
    }
  }
}

function addPiece(changes: Float32Array, stride: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const slope = (x1 - x0) / (y1 - y0);
  const end = Math.max(y0, y1);
  const start = Math.min(y0, y1);
  const last = Math.min(changes.length / stride, Math.ceil(end));
  for (let y = Math.max(0, Math.floor(start)); y < last; y++) {
    const above = Math.max(y, start);
    const below = Math.min(y + 1, end);
    const a = x0 + (above - y0) * slope;
    const b = x0 + (below - y0) * slope;
    addRow(changes, y * stride, stride - 1, (below - above) * sign, Math.min(a, b), Math.max(a, b));
  }
}

/** A piece within the row that begins at `row`, from x to x: pixels right of it are covered by `height`, those it crosses by a part. */
function addRow(changes: Float32Array, row: number, end: number, height: number, from: number, to: number): void {
  let before = 0;
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(end, Math.ceil(to)); x++) {
    const cover = height * coveredBy(x, from, to);
    changes[row + x]! += cover - before;
    before = cover;
  }
  changes[row + Math.max(0, Math.min(end, Math.ceil(to)))]! += height - before;
}

/** The share of a pixel that lies right of a piece crossing its row evenly between two x. */
function coveredBy(x: number, from: number, to: number): number {
  const right = x + 1;
  const width = to - from;
  if (width < 1e-9) return right - from;
  const [enter, leave] = [Math.max(from, x), Math.min(to, right)];
  // where the piece has passed, all that is right of it; where it has not yet come, nothing
  const crossed = ((leave - enter) * (right - (enter + leave) / 2)) / width;
  return crossed + Math.max(0, x - from) / width;
}

/** A colour with ink on a share of it, opaque. */
export function mixed(under: number, over: number, share: number): number {
  return 0xff000000 | between(under, over, 16, share) | between(under, over, 8, share) | between(under, over, 0, share);
}

function between(under: number, over: number, shift: number, share: number): number {
  const from = (under >> shift) & 255;
  return Math.round(from + (((over >> shift) & 255) - from) * share) << shift;
}
