import {BASE_PATH} from '@/lib/base-path';
import {hasGoodConnection} from '@/lib/browser/connection';
import {internalLink} from '@/lib/browser/internal-link';
import {createCard, placeCard} from './preview-card';
import {loadPreview} from './preview-data';

const SHOW_AFTER_MS = 400;
/** Long enough to move the pointer from the link onto the card. */
const HIDE_AFTER_MS = 250;
const CARD_ID = 'page-preview';

/**
 * Shows what an article is about while the reader points at a link to it, as `linkAt` tells of an event, or has reached it by keyboard. Begins
 * with what the reader did last while this was fetched; `isDismissed` when the reader has pressed something, or Escape, since.
 */
export function showPreviews(
  linkAt: (event: Event) => HTMLAnchorElement | null,
  begun: PointerEvent | FocusEvent,
  isDismissed: boolean,
): void {
  let waiting: {link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout>; again: () => void} | undefined;
  let shown: {link: HTMLAnchorElement; card: HTMLElement; describedBy: string | null} | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** Has had its card, or has none; nothing more happens until the reader has been elsewhere. */
  let dismissed: Element | undefined;

  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const hide = () => {
    stay();
    clearTimeout(waiting?.timer);
    waiting = undefined;
    if (!shown) return;
    const {link, card, describedBy} = shown;
    shown = undefined;
    card.remove();
    if (describedBy === null) link.removeAttribute('aria-describedby');
    else link.setAttribute('aria-describedby', describedBy);
  };
  const show = async (link: HTMLAnchorElement, path: string, x: number | undefined) => {
    const preview = await loadPreview(path);
    if (waiting?.link !== link) return;
    hide();
    const isPointedAt = link.matches(':hover') || link === document.activeElement;
    // asked for once: not with every movement over the same link
    dismissed = link;
    if (!preview || !isPointedAt) return;
    const card = createCard(preview, CARD_ID);
    document.body.append(card);
    card.showPopover();
    const describedBy = link.getAttribute('aria-describedby');
    shown = {link, card, describedBy};
    link.setAttribute('aria-describedby', [describedBy, CARD_ID].filter(Boolean).join(' '));
    if (!placeCard(card, link, x)) hide();
  };
  const start = (link: HTMLAnchorElement, x?: number) => {
    stay();
    if (shown?.link === link || waiting?.link === link || dismissed === link) return;
    const target = internalLink(link, location, BASE_PATH);
    if (!target || link.pathname === location.pathname || !hasGoodConnection()) return;
    const wait = () => {
      clearTimeout(waiting?.timer);
      waiting = {link, again: wait, timer: setTimeout(() => void show(link, target.path, x), SHOW_AFTER_MS)};
    };
    wait();
    void loadPreview(target.path);
  };
  const leave = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
    leaving ??= setTimeout(hide, HIDE_AFTER_MS);
  };

  const isOnCard = ({target}: Event) => shown?.card.contains(target as Node) ?? false;
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const link = linkAt(event);
    if (link !== dismissed) dismissed = undefined;
    if (link) start(link, event.clientX);
    else if (isOnCard(event)) stay();
    else if (shown || waiting) leave();
  };
  const onFocus = (event: FocusEvent) => {
    const link = linkAt(event);
    dismissed = undefined;
    if (link?.matches(':focus-visible')) start(link);
    else hide();
  };
  const dismiss = () => {
    dismissed = shown?.link ?? waiting?.link ?? dismissed;
    hide();
  };
  const onPress = (event: Event) => {
    if (!isOnCard(event)) dismiss();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss();
  };
  // the page moves away under the pointer, or is being brought to it
  const onScroll = () => {
    if (shown) hide();
    else waiting?.again();
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
  if (begun instanceof PointerEvent) onPointer(begun);
  else onFocus(begun);
  if (isDismissed) dismiss();
}
