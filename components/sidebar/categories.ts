import {animateHeight} from '@/components/ui/collapsible.client';

/**
 * Opens or closes a category of the static sidebar. In one with `data-auto-collapse`, and in its copy in the menu, opening one closes its
 * siblings on the same level.
 */
export async function toggleCategory(button: HTMLButtonElement): Promise<void> {
  const opening = button.getAttribute('aria-expanded') !== 'true';
  const siblings =
    button.closest('ul')?.querySelectorAll<HTMLButtonElement>(':scope > li > button, :scope > li > div > button') ?? [];
  const others = [...siblings].filter((other) => other !== button && other.getAttribute('aria-expanded') === 'true');
  await Promise.all([
    setOpen(button, opening),
    ...(opening && button.closest('[data-auto-collapse]') ? others.map((other) => setOpen(other, false)) : []),
  ]);
}

async function setOpen(button: HTMLButtonElement, isOpen: boolean): Promise<void> {
  const panel = button.closest('li')?.querySelector<HTMLElement>(':scope > div[class]:last-child');
  if (!panel) return;
  button.setAttribute('aria-expanded', String(isOpen));
  const {label} = button.dataset;
  if (label) button.setAttribute('aria-label', `${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`);
  await animateHeight(panel, isOpen);
  // another press may have turned it round meanwhile
  const isStillClosed = button.getAttribute('aria-expanded') === 'false';
  if (!isOpen && isStillClosed) panel.setAttribute('hidden', 'until-found');
}
