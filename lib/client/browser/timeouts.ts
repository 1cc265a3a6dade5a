/** After this many milliseconds a click without a result becomes a page load, or shows the red box. */
export const CLICK_TIMEOUT_MS = 6000;
