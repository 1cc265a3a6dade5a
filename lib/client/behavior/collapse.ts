/**
 * The duration of opening or closing a panel in milliseconds: round((4 + 15·(h/36)^0.25 + (h/36)/5) · 10) for a content
 * height of h px (Material Design's getAutoHeightDuration); 1 when the reader prefers reduced motion.
 */
export function collapseDuration(height: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return 1;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
