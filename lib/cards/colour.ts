/** The number of a colour "#rrggbb": red in the lowest byte, then green and blue. */
export function colourOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (blue! << 16) | (green! << 8) | red!;
}
