/** After this many milliseconds a click that has led nowhere becomes a page load, or shows the red box. */
export const CLICK_TIMEOUT_MS = 6000;
