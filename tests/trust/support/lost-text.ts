import type {Page} from '@playwright/test';

/** Style rules added to the page; the content security policy allows no style element. */
export async function layOver(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Texts that are unreadable in the current layout: cut off, beyond the edge of the window, or overlapping. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>();
    const lines: {text: string; node: Node; left: number; right: number; top: number; bottom: number}[] = [];
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > edge)
      lost.add(`the page is ${document.documentElement.scrollWidth} px wide`);

    /**
     * The nearest boxes that cut off larger content, up to one that can be scrolled; undefined for texts only screen
     * readers get.
     */
    const cuttersOf = (element: Element): {box: DOMRect; x: boolean; y: boolean; scrolls: boolean}[] | undefined => {
      const found = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY, clipPath, position} = getComputedStyle(box);
        const rect = box.getBoundingClientRect();
        if (clipPath !== 'none' || (rect.width <= 1 && rect.height <= 1)) return undefined;
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        if (scrolls || overflowX !== 'visible' || overflowY !== 'visible')
          found.push({box: rect, x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY), scrolls});
        if (scrolls || position === 'fixed') break;
      }
      return found;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || element.closest('noscript, script') || !element.checkVisibility({visibilityProperty: true}))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
      const cutters = rects.length > 0 ? cuttersOf(element) : undefined;
      if (!cutters) continue;
      const isInScroller = cutters.some(({scrolls}) => scrolls);
      for (const {left, right, top, bottom} of rects) {
        // glyphs fill about the middle half of their line box
        const half = (bottom - top) / 4;
        const isCut = cutters.some(
          ({box, x, y}) =>
            (x && (right > box.right + 2 || left < box.left - 2)) ||
            (y && (bottom - half > box.bottom + 1 || top + half < box.top - 1)),
        );
        if (isCut) lost.add(`cut off: ${text.slice(0, 60)}`);
        if (!isInScroller && (right > edge + 1 || left < -1)) lost.add(`beyond the edge: ${text.slice(0, 60)}`);
        if (cutters.length === 0) lines.push({text, node, left, right, top: top + half, bottom: bottom - half});
      }
    }
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length && lines[next]!.top < line.bottom; next += 1) {
        const other = lines[next]!;
        const overlap = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (other.node !== line.node && overlap > 2)
          lost.add(`on one another: ${line.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    });
    return [...lost];
  });
}
