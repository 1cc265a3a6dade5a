export interface ScrollState {
  readonly y: number;
  readonly isHidden: boolean;
}

/** Within this many pixels from the top the bar is always visible. */
const NEAR_TOP = 80;
/** Smaller movements, such as a trembling finger, change nothing. */
const TOLERANCE = 4;

/**
 * Whether the bar is hidden after a scroll: scrolling down hides it, up shows it; near the top, and while held open, it
 * is always visible.
 */
export function afterScroll(before: ScrollState, y: number, isHeldOpen: boolean): ScrollState {
  if (isHeldOpen || y < NEAR_TOP) return {y, isHidden: false};
  if (Math.abs(y - before.y) < TOLERANCE) return before;
  return {y, isHidden: y > before.y};
}

/** The bar after a jump to an anchor, up or down: hidden, but never near the top. */
export function afterJump(y: number): ScrollState {
  return {y, isHidden: y >= NEAR_TOP};
}
