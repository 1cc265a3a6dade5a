import type {Pieces} from './outline';

/** Closed outlines to be printed in a colour: red in the lowest byte, then green and blue. */
export interface Print {
  readonly pieces: Pieces;
  readonly colour: number;
  /** 1 where it is not given. */
  readonly opacity?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Mixes ink with neighbouring pixels of a row, counted row by row: `cover` says how much of each is covered, above 0 and up to 1. */
export type Ink = (from: number, end: number, colour: number, cover: number) => void;

/** How much the cover of each pixel differs from that of the one before it, in the part of a sheet that outlines reach. */
interface Changes extends Size {
  readonly by: Float32Array;
  /** Cells of a row: two more than it has pixels. A piece on the right edge touches the next one, and what lies beyond goes into the last. */
  readonly stride: number;
  /** A bit for every cell that was touched, so that the others need not be looked at. */
  readonly touched: Int32Array;
  /** Such numbers a row has. */
  readonly words: number;
}

/**
 * Prints outlines on a sheet of this size, one after the other; what hangs out of it is cut off. Every pixel takes as much ink as the
 * outlines cover of it, by the rule of SVG (non-zero winding), in a fraction of the time. After https://github.com/raphlinus/font-rs:
 * each piece leaves on its rows how much the cover changes, and the sums are the cover.
 */
export function print(prints: readonly Print[], sheet: Size, ink: Ink): void {
  // empty again after each print; small ones stay in one corner of it, near each other
  const by = new Float32Array((sheet.width + 2) * sheet.height);
  const touched = new Int32Array(Math.ceil((sheet.width + 2) / 32) * sheet.height);
  for (const {pieces, colour, opacity = 1} of prints) {
    const {left, top, width, height} = reachOf(pieces, sheet);
    if (width <= 0 || height <= 0) continue;
    const changes = {width, height, by, stride: width + 2, touched, words: Math.ceil((width + 2) / 32)};
    for (let at = 0; at < pieces.length; at += 4)
      addPiece(changes, pieces[at]! - left, pieces[at + 1]! - top, pieces[at + 2]! - left, pieces[at + 3]! - top);
    for (let y = 0; y < height; y++) inkRow(changes, y, (top + y) * sheet.width + left, {colour, opacity, ink});
  }
}

/** The part of a sheet that outlines reach. Outlines are closed: what begins somewhere ends somewhere. */
function reachOf(pieces: Pieces, sheet: Size) {
  let [left, right, top, bottom] = [sheet.width, 0, sheet.height, 0];
  for (let at = 0; at < pieces.length; at += 4) {
    const x = pieces[at]!;
    const y = pieces[at + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  const width = Math.min(sheet.width, Math.ceil(right)) - left;
  return {left, top, width, height: Math.min(sheet.height, Math.ceil(bottom)) - top};
}

interface Inking {
  readonly colour: number;
  readonly opacity: number;
  readonly ink: Ink;
}

/** Inks what is covered of a row whose first pixel is `start`, and leaves no changes behind. */
function inkRow({by, width, stride, touched, words}: Changes, y: number, start: number, inking: Inking): void {
  const {colour, opacity, ink} = inking;
  let sum = 0;
  let cover = 0;
  let from = 0;
  for (let word = y * words; word < (y + 1) * words; word++) {
    let bits = touched[word]!;
    touched[word] = 0;
    for (; bits !== 0; bits &= bits - 1) {
      const x = (word - y * words) * 32 + 31 - Math.clz32(bits & -bits);
      const end = Math.min(x, width);
      if (cover > 0 && from < end) ink(start + from, start + end, colour, cover);
      sum += by[y * stride + x]!;
      by[y * stride + x] = 0;
      cover = whole(Math.min(1, Math.abs(sum))) * opacity;
      from = x;
    }
  }
}

/** What rounding leaves behind is no ink, and what it takes away is not missed. */
function whole(cover: number): number {
  return cover < 0.002 ? 0 : cover > 0.998 ? 1 : cover;
}

function addPiece(changes: Changes, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const slope = (x1 - x0) / (y1 - y0);
  const end = Math.max(y0, y1);
  const start = Math.min(y0, y1);
  const last = Math.min(changes.height, Math.ceil(end));
  for (let y = Math.max(0, Math.floor(start)); y < last; y++) {
    const above = Math.max(y, start);
    const below = Math.min(y + 1, end);
    const a = x0 + (above - y0) * slope;
    const b = x0 + (below - y0) * slope;
    addRow(changes, y, (below - above) * sign, Math.min(a, b), Math.max(a, b));
  }
}

/** A piece within a row, from x to x: pixels right of it are covered by `height`, those it crosses by a part. */
function addRow(changes: Changes, y: number, height: number, from: number, to: number): void {
  const last = Math.max(0, Math.min(changes.stride - 1, Math.ceil(to)));
  const first = Math.floor(from);
  if (last === first + 1) {
    // nearly always within a pixel
    const cover = height * (last - (from + to) / 2);
    change(changes, y, first, cover);
    change(changes, y, last, height - cover);
    return;
  }
  let before = 0;
  for (let x = Math.max(0, first); x < last; x++) {
    const cover = height * coveredBy(x, from, to);
    change(changes, y, x, cover - before);
    before = cover;
  }
  change(changes, y, last, height - before);
}

function change({by, stride, touched, words}: Changes, y: number, x: number, cover: number): void {
  by[y * stride + x]! += cover;
  touched[y * words + (x >> 5)]! |= 1 << (x & 31);
}

/** The share of a pixel that lies right of a piece crossing its row evenly between two x. */
function coveredBy(x: number, from: number, to: number): number {
  const right = x + 1;
  const width = to - from;
  if (width < 1e-9) return right - from;
  const enter = Math.max(from, x);
  const leave = Math.min(to, right);
  // where the piece has passed, all that is right of it; where it has not yet come, nothing
  const crossed = ((leave - enter) * (right - (enter + leave) / 2)) / width;
  return crossed + Math.max(0, x - from) / width;
}

/** A colour with ink on a share of it, opaque. */
export function mixed(under: number, over: number, share: number): number {
  if (share === 1) return over | 0xff000000;
  return 0xff000000 | between(under, over, 16, share) | between(under, over, 8, share) | between(under, over, 0, share);
}

function between(under: number, over: number, shift: number, share: number): number {
  const from = (under >> shift) & 255;
  return Math.round(from + (((over >> shift) & 255) - from) * share) << shift;
}
