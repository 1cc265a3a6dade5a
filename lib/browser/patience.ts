/** Milliseconds after which a click that has led nowhere becomes a page load, or the red box. */
export const CLICK_PATIENCE_MS = 6000;
