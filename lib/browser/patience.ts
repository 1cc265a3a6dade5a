/** A press that has led nowhere after so many milliseconds becomes a page load. lib/inline/until-ready.ts, which imports nothing, says the same. */
export const PRESS_PATIENCE_MS = 6000;
