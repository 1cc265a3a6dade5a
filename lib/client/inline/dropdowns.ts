/**
 * The dropdowns of the bar, with and without the application. They open on mouse hover, click and arrow keys; they
 * close on Escape, and on a mouse press, touch or focus elsewhere. Printed as text into the pages of sites with
 * dropdowns: no imports.
 */
export function dropdowns(): void {
  /** A dropdown opened by hover: the click that follows must not close it again. */
  let hovered: Element | null = null;
  const dropdownOf = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-dropdown]') ?? null;
  const listOf = (dropdown: Element) => dropdown.querySelector('ul')!;
  const buttonOf = (dropdown: Element) => dropdown.querySelector<HTMLElement>('[aria-haspopup]')!;
  const isOpen = (dropdown: Element) => !listOf(dropdown).hidden;
  const setOpen = (dropdown: Element, value: boolean) => {
    buttonOf(dropdown).ariaExpanded = `${value}`;
    listOf(dropdown).hidden = !value;
  };

  const closeAllBut = (target: EventTarget | null) => {
    for (const dropdown of document.querySelectorAll('[data-dropdown]'))
      if (dropdown !== dropdownOf(target)) setOpen(dropdown, false);
  };
  addEventListener('pointerdown', ({target}) => closeAllBut(target), true);
  addEventListener('focusin', ({target}) => closeAllBut(target), true);
  const onHover = ({type, pointerType, target, relatedTarget}: PointerEvent) => {
    const dropdown = dropdownOf(target);
    if (pointerType !== 'mouse' || !dropdown || dropdown === dropdownOf(relatedTarget)) return;
    const isEntered = type === 'pointerover';
    hovered = isEntered && !isOpen(dropdown) ? dropdown : null;
    if (isEntered || !listOf(dropdown).contains(document.activeElement)) setOpen(dropdown, isEntered);
  };
  addEventListener('pointerover', onHover);
  addEventListener('pointerout', onHover);
  const onClick = ({target}: Event) => {
    const dropdown = dropdownOf(target);
    const inside = (target as Element).closest<HTMLElement>('[data-dropdown] :is([aria-haspopup],ul a)');
    if (!dropdown || !inside) return;
    setOpen(dropdown, inside === buttonOf(dropdown) && (hovered === dropdown || !isOpen(dropdown)));
    hovered = null;
    // not every browser focuses what is clicked
    if (inside === buttonOf(dropdown)) inside.focus();
  };
  addEventListener('click', onClick, true);
  const onKey = (event: KeyboardEvent) => {
    const {key, target} = event;
    if (key === 'Escape') {
      document.querySelector<HTMLElement>('[data-dropdown] [aria-expanded=true]')?.focus();
      closeAllBut(null);
    }
    const dropdown = dropdownOf(target);
    const isEnd = key === 'Home' || key === 'End';
    if (!dropdown || !(isEnd ? isOpen(dropdown) : /^Arrow(Up|Down)$/.test(key))) return;
    event.preventDefault();
    setOpen(dropdown, true);
    const links = [...listOf(dropdown).querySelectorAll<HTMLElement>('a,button')];
    const isDown = key === 'ArrowDown' || key === 'Home';
    const from = isEnd ? -1 : links.indexOf(document.activeElement as HTMLElement);
    // one step further, wrapping around; from outside, the first or the last
    links.at(isDown ? (from + 1) % links.length : Math.max(from, 0) - 1)?.focus();
  };
  addEventListener('keydown', onKey, true);
}
