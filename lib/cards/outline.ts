import {Blob, Face, Feature, Font, Buffer as Run, shape} from 'harfbuzzjs';

/** Straight pieces of closed outlines, four numbers each: from x, y to x, y. */
export type Pieces = Float64Array;

/** Where a line of text begins on its baseline, its size, and what stands between its letters, in pixels. */
export interface Setting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spacing?: number;
}

export interface Typeface {
  /** Above and below the baseline, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** The outlines of a line of text, in pixels. Kerned; letters spaced by hand are not joined. */
  readonly outline: (text: string, setting: Setting) => Pieces;
}

/** How far a piece may leave its curve, in em: a tenth of a pixel in the largest letters. */
const TOLERANCE = 0.001;

/** Sets text in a TrueType font. */
export function typefaceOf(data: Uint8Array): Typeface {
  const face = new Face(new Blob(data));
  const font = new Font(face);
  const apart = ['liga', 'clig'].map((tag) => new Feature(tag, 0));
  const known = new Map<number, readonly number[]>();
  const glyph = (id: number) => {
    const pieces = known.get(id) ?? piecesOf(font.glyphToPath(id), face.upem * TOLERANCE);
    known.set(id, pieces);
    return pieces;
  };
  const {ascender, descender} = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    outline: (text, {x, y, size, spacing = 0}) => {
      const run = new Run();
      run.addText(text);
      run.guessSegmentProperties();
      shape(font, run, spacing === 0 ? [] : apart);
      const scale = size / face.upem;
      const positions = run.getGlyphPositions();
      const pieces: number[] = [];
      let left = x;
      for (const [index, {codepoint}] of run.getGlyphInfos().entries()) {
        const {xAdvance, xOffset, yOffset} = positions[index]!;
        const drawn = glyph(codepoint);
        for (let at = 0; at < drawn.length; at += 2)
          pieces.push(left + (drawn[at]! + xOffset) * scale, y - (drawn[at + 1]! + yOffset) * scale);
        left += xAdvance * scale + spacing;
      }
      return new Float64Array(pieces);
    },
  };
}

/** Path data of M, L, Q and Z, which is all a TrueType outline has, as straight pieces. */
function piecesOf(path: string, tolerance: number): number[] {
  const pieces: number[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const to = (endX: number, endY: number) => {
    pieces.push(x, y, endX, endY);
    [x, y] = [endX, endY];
  };
  for (const [, command, numbers] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers!.split(/[ ,]/).map(Number);
    if (command === 'M') [startX, startY, x, y] = [a, b, a, b];
    else if (command === 'L') to(a, b);
    else if (command === 'Z') to(startX, startY);
    else if (command === 'Q') {
      const [fromX, fromY] = [x, y];
      const steps = Math.ceil(Math.sqrt(Math.hypot(fromX - 2 * a + c, fromY - 2 * b + d) / (4 * tolerance))) || 1;
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const [before, middle, after] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        to(before * fromX + middle * a + after * c, before * fromY + middle * b + after * d);
      }
    } else throw new Error(`A TrueType outline has no "${command}".`);
  }
  return pieces;
}
