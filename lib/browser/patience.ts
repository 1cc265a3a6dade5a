/** Milliseconds after which a press that has led nowhere becomes a page load. lib/inline/until-ready.ts, which may import nothing, repeats the number. */
export const CLICK_PATIENCE_MS = 6000;
