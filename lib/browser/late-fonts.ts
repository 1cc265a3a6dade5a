import {mayPrefetch} from './connection';

/** Fetches the fonts that this page does without on a slow connection (lib/inline/before-paint.ts): the next page uses them. Does nothing for readers who save data. */
export function fetchHeldFonts({fonts, documentElement} = document): void {
  if (!documentElement.dataset.letters || !mayPrefetch()) return;
  // one that cannot be had is asked for again by the next page
  Promise.allSettled(Array.from(fonts, (face) => face.load()));
}

/**
 * Uses the fonts that came after the first paint. They are `optional`: the browser leaves them out until the next page load, and a
 * navigation inside the application is none. Call it when the whole page changes, before its layout is asked for.
 */
export function showLateFonts({fonts, styleSheets, documentElement} = document): void {
  // Firefox and Safari call a face an error when its file comes, but not in time
  const isWaiting = [...fonts].some(({display, status}) => display === 'optional' && /^(loaded|error)$/.test(status));
  // the whole page is laid out anew for it
  if (!isWaiting || !cameLate()) return;
  delete documentElement.dataset.letters;
  for (const sheet of styleSheets) {
    // what extensions bring from elsewhere may not be read; the faces are declared in the page itself, which has no address
    if (sheet.href && !sheet.href.startsWith(`${location.origin}/`)) continue;
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      // a new rule makes the browser choose anew; `display` of the face itself does not, and Firefox lets nobody change a rule
      const text = rule.cssText.replace(/(font-display: *)optional/, '$1swap');
      if (text === rule.cssText) continue;
      sheet.deleteRule(at);
      sheet.insertRule(text, at);
    }
  }
}

function cameLate(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(({name, responseEnd}) => name.endsWith('.woff2') && responseEnd > painted);
}
