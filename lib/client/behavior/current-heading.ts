interface HeadingPosition {
  readonly id: string;
  /** Distance of its top from the top of the viewport, in px. */
  readonly top: number;
  readonly bottom: number;
}

export interface View {
  readonly height: number;
  /** Height of the bar at the top of the window. */
  readonly navbar: number;
  readonly isAtEnd: boolean;
}

/**
 * The current heading: the last whose top has passed the bar, or the next one when it is entirely in the upper half of
 * the window; at the end of the page the last.
 */
export function currentHeading(
  headings: readonly HeadingPosition[],
  {height, navbar, isAtEnd}: View,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  const next = headings.findIndex(({top}) => top > navbar);
  if (next === -1) return headings.at(-1)?.id;
  const upcoming = headings[next]!;
  const isInUpperHalf = upcoming.top >= 0 && upcoming.bottom <= height / 2;
  return isInUpperHalf ? upcoming.id : headings[next - 1]?.id;
}
