/** What the page records about itself, in milliseconds since the start of its navigation. */
export interface Marks {
  fcp: number;
  lcp: number;
  /** Layout shifts without a recent input: when, and how much. */
  shifts: [number, number][];
  /** Long tasks: when they ended, and how long they took. */
  long: [number, number][];
  /** From the click on a link to the frame with another heading, and to the one with another text; 0 until then. */
  heading: number;
  text: number;
}

/**
 * Runs in the page before anything else, so it must be self-contained. The time of the click and the first page's
 * contents are in sessionStorage, because a click may be an ordinary page load.
 */
export function observe(): void {
  const marks: Marks = {fcp: 0, lcp: 0, shifts: [], long: [], heading: 0, text: 0};
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
  const shown = {
    heading: () => document.querySelector('h1')?.textContent?.trim(),
    text: () => document.querySelector('.prose p')?.textContent?.trim(),
  };
  addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`);
      for (const [part, read] of Object.entries(shown)) sessionStorage.setItem(part, read() ?? '');
    },
    true,
  );
  /** After the work of the next frame; a newly loaded page may paint later. */
  const afterFrame = (run: () => void) =>
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => (marks.fcp ? run() : afterFrame(run));
      port2.postMessage(0);
    });
  const look = () => {
    const pressed = Number(sessionStorage.getItem('pressed'));
    if (!pressed) return;
    for (const part of ['heading', 'text'] as const) {
      const now = shown[part]();
      if (!now || marks[part] || now === sessionStorage.getItem(part)) continue;
      afterFrame(() => {
        marks[part] ||= performance.timeOrigin + Math.max(performance.now(), marks.fcp) - pressed;
      });
    }
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
  addEventListener('DOMContentLoaded', look);
}
