import {BASE_PATH} from '@/lib/base-path';
import {hasGoodConnection} from '@/lib/client/browser/connection';
import {internalLink} from '@/lib/client/browser/internal-link';
import type {Preview} from '@/lib/output/files/previews';
import {type OpenCard, openCard} from './preview-card';
import {loadPreview, sourcePreview} from './preview-data';

const SHOW_AFTER_MS = 400;
/** Long enough to move the pointer from the link onto the card. */
const HIDE_AFTER_MS = 250;

type Timer = ReturnType<typeof setTimeout>;

/**
 * The link the reader is at. While its card is pending it has a `timer`, and `wait`, which restarts the timer. It has
 * neither once the card is shown or dismissed; then nothing happens until the reader has been elsewhere.
 */
interface Visit {
  readonly link: HTMLElement;
  readonly wait?: () => void;
  readonly timer?: Timer;
}

/** Links to articles, and citations. */
const LINKS = 'main .prose a[href]';

/** The link at which an event happened. */
const linkAt = ({target}: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null);

/** Shows a preview card while the reader points at a link or has focused it. */
export function showPreviews(): void {
  let visit: Visit | undefined;
  /** May belong to the previous link while the reader waits for the next. */
  let card: OpenCard | undefined;
  /** The reader has left card and link; the card is about to close. */
  let leaving: Timer | undefined;

  const begin = (link: HTMLAnchorElement, x?: number) => {
    stay();
    if (visit?.link === link || card?.link === link) return;
    const load = loaderOf(link);
    if (!load) return;
    const show = async () => {
      const preview = await load();
      if (visit?.link !== link || !visit.wait) return;
      hide();
      // once, not on every movement over the same link
      visit = {link};
      if (preview && (link.matches(':hover') || link === document.activeElement)) card = openCard(preview, link, x);
    };
    const wait = () => {
      clearTimeout(visit?.timer);
      visit = {link, wait, timer: setTimeout(show, SHOW_AFTER_MS)};
    };
    wait();
    void load();
  };
  const goElsewhere = () => {
    clearTimeout(visit?.timer);
    visit = undefined;
  };
  const stopWaiting = () => {
    if (visit?.wait) goElsewhere();
  };

  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const leave = () => {
    stopWaiting();
    leaving ??= setTimeout(hide, HIDE_AFTER_MS);
  };
  const hide = () => {
    stay();
    stopWaiting();
    card?.close();
    card = undefined;
  };
  const dismiss = () => {
    const link = visit?.link ?? card?.link;
    hide();
    visit = link && {link};
  };

  const isOnCard = ({target}: Event) => card?.holds(target as Node);
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const link = linkAt(event);
    if (link !== visit?.link) goElsewhere();
    if (link) begin(link, event.clientX);
    else if (isOnCard(event)) stay();
    else if (card) leave();
  };
  const onFocus = (event: FocusEvent) => {
    const link = linkAt(event);
    goElsewhere();
    if (link?.matches(':focus-visible')) begin(link);
    else hide();
  };
  const onPress = (event: Event) => {
    if (!isOnCard(event)) dismiss();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss();
  };
  // the page scrolls away under the pointer
  const onScroll = () => {
    if (card) hide();
    else visit?.wait?.();
  };
  // not `pointerover`: a link that scrolls under a resting pointer has not been pointed at
  document.addEventListener('pointermove', onPointer, {passive: true});
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onPress);
  document.addEventListener('keydown', onKey);
  document.addEventListener('scroll', onScroll, {passive: true, capture: true});
  document.documentElement.addEventListener('pointerleave', leave);
  // where the reader is by now: this code loaded because of the first link
  const first = document.querySelector<HTMLAnchorElement>(`:is(${LINKS}):is(:hover, :focus-visible)`);
  if (first) begin(first);
}

/** The data of a link's card: from the page for a citation, from a file for an article; undefined for other links. */
function loaderOf(link: HTMLAnchorElement): (() => Promise<Preview | undefined>) | undefined {
  const source = sourcePreview(link);
  if (source) return async () => source;
  const target = internalLink(link, location, BASE_PATH);
  if (!target || link.pathname === location.pathname || !hasGoodConnection()) return undefined;
  return () => loadPreview(target.path);
}
