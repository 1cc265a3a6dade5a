import {fadeIn, holdForFade} from '@/lib/browser/fade';
import {plainText} from '@/lib/entities';

/** The texts that an article begins with. */
interface Head {
  readonly title: string;
  readonly lead: string;
}

/** What the data of a page says of the article's head, as components/article/article-frame.tsx writes it; undefined for another kind of page. */
export function headIn(data: string): Head | undefined {
  const [, title, lead] = /<h1>([^<]+)<\/h1><p class=[^>]+>([^<]+)<\/p>/.exec(data) ?? [];
  return title && lead ? {title: plainText(title), lead: plainText(lead)} : undefined;
}

/** A frame that takes longer than this shows a processor too slow for a fade, which would hold the text back by a tenth of a second. */
const QUICK_MS = 10;

let expected: string | undefined;
let takeBack: (() => void) | undefined;

/** The reader has pressed a link to the page at this path. */
export function expectHead(path: string): void {
  expected = path;
}

/**
 * Shows the head of the article the reader waits for in the place of the open one's, if the reader can see that: a slow phone needs a
 * quarter of a second for all of the page, and a twentieth for this. What follows fades in. Resolves when the head is painted, and at once for a
 * page nobody waits for.
 */
export async function showHeadFirst(path: string, data: ArrayBuffer): Promise<void> {
  if (path !== expected || takeBack || document.hidden) return;
  const head = headIn(new TextDecoder().decode(data));
  // React never looks into these elements (components/ui/static.tsx)
  const below = document.querySelector<HTMLElement>('article > [data-adopt] > h1 + p');
  const heading = below?.previousElementSibling;
  if (!head || !heading || !below) return;
  if (heading.getBoundingClientRect().bottom >= 0) {
    const [oldTitle, oldLead] = [heading.textContent, below.textContent];
    takeBack = () => {
      heading.textContent = oldTitle;
      below.textContent = oldLead;
    };
    heading.textContent = head.title;
    below.textContent = head.lead;
  }
  const frameMs = await nextFrame();
  // the reader may have gone elsewhere meanwhile
  if (frameMs < QUICK_MS && path === expected) await holdForFade();
}

/** Resolves when the next frame is painted, with the milliseconds that it took to make. */
function nextFrame(): Promise<number> {
  return new Promise((painted) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      setTimeout(() => painted(performance.now() - start));
    });
  });
}

/** Gives the open article its own head back: the page is there, or the reader goes elsewhere, or keeps the page for coming back to. */
export function takeHeadBack(): void {
  takeBack?.();
  takeBack = undefined;
  expected = undefined;
  fadeIn();
}
