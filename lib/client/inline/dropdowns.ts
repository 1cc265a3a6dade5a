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

  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(
      type,
      ({target}) => {
        for (const dropdown of document.querySelectorAll('[data-dropdown]'))
          if (dropdown !== dropdownOf(target)) setOpen(dropdown, false);
      },
      true,
    );
  }
  addEventListener('pointerover', ({pointerType, target, relatedTarget}) => {
    const dropdown = dropdownOf(target);
    if (pointerType !== 'mouse' || !dropdown || dropdown === dropdownOf(relatedTarget) || isOpen(dropdown)) return;
    hovered = dropdown;
    setOpen(dropdown, true);
  });
  addEventListener('pointerout', ({pointerType, target, relatedTarget}) => {
    const dropdown = dropdownOf(target);
    if (pointerType !== 'mouse' || !dropdown || dropdown === dropdownOf(relatedTarget)) return;
    hovered = null;
    if (!listOf(dropdown).contains(document.activeElement)) setOpen(dropdown, false);
  });
  addEventListener(
    'click',
    ({target}) => {
      const dropdown = dropdownOf(target);
      const inside = (target as Element).closest<HTMLElement>('[data-dropdown] :is([aria-haspopup],ul a)');
      if (!dropdown || !inside) return;
      setOpen(dropdown, inside === buttonOf(dropdown) && (hovered === dropdown || !isOpen(dropdown)));
      hovered = null;
      // not every browser focuses what is clicked
      if (inside === buttonOf(dropdown)) inside.focus();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const {key, target} = event;
      if (key === 'Escape') {
        const button = document.querySelector<HTMLElement>('[data-dropdown] [aria-expanded=true]');
        button?.focus();
        if (button) setOpen(dropdownOf(button)!, false);
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
    },
    true,
  );
}
