/**
 * Closes the open dropdown of the bar on Escape, and on a press, touch or focus elsewhere, until the application does
 * (components/navbar/items/use-dropdown.ts). Printed into the pages of sites that have dropdowns, as text: no imports.
 */
export function closeDropdowns(): void {
  for (const type of ['keydown', 'mousedown', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => {
      const open = document.querySelector<HTMLElement>('[data-control=dropdown][aria-expanded=true]');
      if (!open || document.documentElement.dataset.ready !== undefined) return;
      const isEscape = (event as KeyboardEvent).key === 'Escape';
      if (type === 'keydown' ? !isEscape : open.parentElement!.contains(event.target as Node)) return;
      // lib/inline/until-ready.ts answers it
      open.click();
      if (isEscape) open.focus();
    });
  }
}
