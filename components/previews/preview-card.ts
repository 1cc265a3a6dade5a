import type {Preview} from '@/lib/output/files/previews';

const SVG = 'http://www.w3.org/2000/svg';
/** Distances: between link and card, and between card and window. */
const GAP = 8;
const CARD_ID = 'page-preview';

/** A visible card, which describes its link. */
export interface OpenCard {
  readonly link: HTMLElement;
  holds(node: Node): boolean;
  close(): void;
}

/** Shows the card of a link; undefined when there is no room for it. `x` is where the reader points. */
export function openCard(preview: Preview, link: HTMLElement, x: number | undefined): OpenCard | undefined {
  const card = createCard(preview);
  document.body.append(card);
  card.showPopover();
  if (!placeCard(card, link, x)) {
    card.remove();
    return undefined;
  }
  link.setAttribute('aria-describedby', CARD_ID);
  return {
    link,
    holds: (node) => card.contains(node),
    close() {
      card.remove();
      link.removeAttribute('aria-describedby');
    },
  };
}

/** A card for a preview. Nothing in it can be clicked: all of it is the description of the link. */
function createCard({title, description, readingMinutes, cover}: Preview): HTMLElement {
  const card = document.createElement('div');
  card.id = CARD_ID;
  card.className = 'preview-card';
  card.dataset.print = 'none';
  card.setAttribute('role', 'tooltip');
  card.popover = 'manual';
  const words = document.createElement('div');
  words.append(line('preview-card-title', title), line('preview-card-text', description));
  if (readingMinutes !== undefined) words.append(line('preview-card-meta', `${readingMinutes} min read`));
  if (cover) card.append(drawing(cover));
  card.append(words);
  return card;
}

function line(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}

function drawing({href}: NonNullable<Preview['cover']>): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({
    class: 'preview-card-cover',
    viewBox: '0 0 240 240',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(name, value);
  }
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', href);
  svg.append(use);
  return svg;
}

/** Positions a visible card below the link or above it; false when it would cover the link on both sides. */
function placeCard(card: HTMLElement, link: HTMLElement, x: number | undefined): boolean {
  const box = link.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  const fitsBelow = below + height <= innerHeight - GAP;
  if (!fitsBelow && above < GAP) return false;
  const {clientWidth} = document.documentElement;
  const start = x === undefined ? box.left : Math.min(Math.max(box.left, x - width / 2), box.right);
  card.style.setProperty('--x', `${Math.max(GAP, Math.min(start, clientWidth - width - GAP))}px`);
  card.style.setProperty('--y', `${fitsBelow ? below : above}px`);
  return true;
}
