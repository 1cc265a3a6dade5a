/**
 * Opens or closes what a control with `aria-expanded` shows: the panel of a category or of the menu's dropdown ends its list item, that of the bar's
 * dropdown stands beside its button. Printed into the page as text: no imports.
 */
export function setOpen(control: Element, isOpen: boolean): void {
  const panel = (control.closest('li') ?? control.parentElement!).lastElementChild as HTMLElement;
  // closed, it can still be found in the page
  panel.hidden = (!isOpen && 'until-found') as boolean;
  control.ariaExpanded = `${isOpen}`;
  const label = control.ariaLabel;
  if (label) control.ariaLabel = label.replace(/^(Expand|Collapse) /, isOpen ? 'Collapse ' : 'Expand ');
}
