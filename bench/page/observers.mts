/** What the page writes down about itself, in milliseconds since its navigation began. */
export interface Marks {
  fcp: number;
  lcp: number;
  /** Layout shifts without a recent input: when, and how much. */
  shifts: [number, number][];
  /** Long tasks: when they ended, and how long they took. */
  long: [number, number][];
  /** From the press on a link to the frame that shows another heading; 0 until it is there. */
  click: number;
}

/**
 * Runs in the page before anything else (so it must stand on its own). The time of the press and the heading of the first page lie in
 * the tab's session storage: a click may be an ordinary page load.
 */
export function observe(): void {
  const marks: Marks = {fcp: 0, lcp: 0, shifts: [], long: [], click: 0};
  Object.assign(window, {benchMarks: marks});
  const watch = (type: string, take: (entry: PerformanceEntry & {value?: number; hadRecentInput?: boolean}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') marks.fcp = startTime;
  });
  watch('largest-contentful-paint', ({startTime}) => {
    marks.lcp = startTime;
  });
  watch('longtask', ({startTime, duration}) => marks.long.push([startTime + duration, duration]));
  watch('layout-shift', ({startTime, value = 0, hadRecentInput}) => {
    if (!hadRecentInput) marks.shifts.push([startTime, value]);
  });
  addEventListener(
    'click',
    ({timeStamp}) => sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`),
    true,
  );
  const look = () => {
    const pressed = Number(sessionStorage.getItem('pressed'));
    const heading = document.querySelector('h1')?.textContent?.trim();
    if (!pressed || !heading || heading === sessionStorage.getItem('heading') || marks.click) return;
    // two frames: the first paints the heading, the second knows that it did
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.click ||= performance.timeOrigin + performance.now() - pressed;
      }),
    );
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
  addEventListener('DOMContentLoaded', look);
}
