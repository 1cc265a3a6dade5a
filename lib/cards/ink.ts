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
  /** How many numbers of `touched` a row takes. */
  readonly words: number;
}

/**
 * Prints outlines on a sheet of this size, one after the other; what hangs out of it is cut off. Every pixel takes as much ink as the
 * outlines cover of it, by the rule of SVG (non-zero winding), in a fraction of the time. After https://github.com/raphlinus/font-rs:
 * each piece leaves on its rows how much the cover changes, and the sums are the cover.
 */
export function print(prints: readonly Print[], sheet: Size, ink: Ink): void {
  for (const {pieces, colour, opacity = 1} of prints) {
    const {left, top, width, height} = reachOf(pieces, sheet);
    if (width <= 0 || height <= 0) continue;
    const changes = changesIn(width, height);
    addPieces(changes, pieces, left, top);
    for (let y = 0; y < height; y++) inkRow(changes, y, (top + y) * sheet.width + left, {colour, opacity, ink});
  }
}

/** The same every time, and empty in between: what is printed is taken out. */
const room = {by: new Float32Array(), touched: new Int32Array()};

/** Room for the changes of a part of a sheet. */
function changesIn(width: number, height: number): Changes {
  const stride = width + 2;
  const words = Math.ceil(stride / 32);
  if (room.by.length < stride * height) room.by = new Float32Array(stride * height);
  if (room.touched.length < words * height) room.touched = new Int32Array(words * height);
  return {width, height, stride, words, ...room};
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

function addPieces({by, touched, stride, words, height}: Changes, pieces: Pieces, left: number, top: number): void {
  for (let at = 0; at < pieces.length; at += 4) {
    const x0 = pieces[at]! - left;
    const y0 = pieces[at + 1]! - top;
    const y1 = pieces[at + 3]! - top;
    if (y0 === y1) continue;
    const slope = (pieces[at + 2]! - left - x0) / (y1 - y0);
    const start = Math.min(y0, y1);
    const end = Math.max(y0, y1);
    const bottom = Math.min(height, Math.ceil(end));
    for (let y = Math.max(0, Math.floor(start)); y < bottom; y++) {
      const above = Math.max(y, start);
      const below = Math.min(y + 1, end);
      const a = x0 + (above - y0) * slope;
      const b = x0 + (below - y0) * slope;
      const from = Math.min(a, b);
      const to = Math.max(a, b);
      // pixels right of the piece are covered by so much of their height, those it crosses by a part
      const tall = y0 < y1 ? below - above : above - below;
      const last = Math.max(0, Math.min(stride - 1, Math.ceil(to)));
      let before = 0;
      for (let x = Math.max(0, Math.floor(from)); x < last; x++) {
        const cover = tall * coveredBy(x, from, to);
        by[y * stride + x]! += cover - before;
        touched[y * words + (x >> 5)]! |= 1 << (x & 31);
        before = cover;
      }
      by[y * stride + last]! += tall - before;
      touched[y * words + (last >> 5)]! |= 1 << (last & 31);
    }
  }
}

/** The share of a pixel that lies right of a piece crossing its row evenly between two x. */
function coveredBy(x: number, from: number, to: number): number {
  const right = x + 1;
  // mostly the piece stays within the pixel
  if (from >= x && to <= right) return right - (from + to) / 2;
  const enter = Math.max(from, x);
  const leave = Math.min(to, right);
  // where the piece has passed, all that is right of it; where it has not yet come, nothing
  const crossed = ((leave - enter) * (right - (enter + leave) / 2)) / (to - from);
  return crossed + Math.max(0, x - from) / (to - from);
}

/** A colour with ink on a share of it, in 256ths, opaque. Red and blue are counted in one number, between them is room. */
export function mixed(under: number, over: number, share: number): number {
  const parts = Math.round(share * 256);
  const left = 256 - parts;
  const redBlue = (((under & 0xff00ff) * left + (over & 0xff00ff) * parts + 0x800080) >>> 8) & 0xff00ff;
  const green = ((under & 0xff00) * left + (over & 0xff00) * parts + 0x8000) >>> 8;
  return 0xff000000 | redBlue | (green & 0xff00);
}
