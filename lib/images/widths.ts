export interface ImageSettings {
  readonly quality: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly steps: number;
}

/** The widths of an image's variants, evenly from smallest to largest; never enlarged, one step is the largest. */
export function variantWidths(original: number, {minWidth, maxWidth, steps}: ImageSettings): number[] {
  const gap = steps > 1 ? (maxWidth - minWidth) / (steps - 1) : 0;
  const wished = Array.from({length: steps}, (_, step) => Math.round(maxWidth - gap * (steps - 1 - step)));
  return [...new Set(wished.map((width) => Math.min(width, original)))].sort((a, b) => a - b);
}
