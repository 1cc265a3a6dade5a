import {plainText} from '@/lib/browser/entities';

/** The texts that an article begins with. */
export interface Head {
  readonly title: string;
  readonly lead: string;
}

/** What the data of a page says of the article's head, as components/article/article-frame.tsx writes it; undefined for another kind of page. */
export function headIn(data: string): Head | undefined {
  const [, title, lead] = /<h1>([^<]+)<\/h1><p class=[^>]+>([^<]+)<\/p>/.exec(data) ?? [];
  return title && lead ? {title: plainText(title), lead: plainText(lead)} : undefined;
}

let takeBack: (() => void) | undefined;

/**
 * Shows the head of the article that is about to come in the place of the open one's, if the reader can see that: a slow phone needs a
 * quarter of a second for all of the page, and a twentieth for this. React never looks into these elements (components/ui/static.tsx).
 * False when nothing is shown.
 */
export function showHeadFirst({title, lead}: Head): boolean {
  const heading = document.querySelector<HTMLElement>('article > [data-adopt] > h1');
  const below = heading?.nextElementSibling;
  if (!heading || !below || heading.getBoundingClientRect().bottom < 0) return false;
  const [oldTitle, oldLead] = [heading.textContent, below.textContent];
  heading.textContent = title;
  below.textContent = lead;
  takeBack = () => {
    heading.textContent = oldTitle;
    below.textContent = oldLead;
  };
  return true;
}

/** Gives the open article its own head back: the reader goes elsewhere, or keeps the page for coming back to. */
export function takeHeadBack(): void {
  takeBack?.();
  takeBack = undefined;
}
