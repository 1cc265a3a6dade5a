/**
 * A press on a button of the phone's menu, `kind` its data-control, while the application is not there; `ids` are those of the menu and its two
 * panels, the section's and the main one. Printed into the page as text: no imports.
 */
export function workMenu(kind: string, control: HTMLElement, ids: readonly string[]): void {
  const [menu, section, items] = ids.map((id) => document.getElementById(id)!);
  const dialog = menu as HTMLDialogElement;
  if (kind === 'menu-close') dialog.close();
  else if (kind === 'menu-back') {
    section!.hidden = true;
    items!.hidden = false;
    items!.querySelector<HTMLElement>('a,button')!.focus();
  } else {
    // the same as components/navbar/use-section-panel.ts; opened again, the menu is as the reader left it
    const panel = section!.lastElementChild!;
    // SIDEBAR_SELECTOR of lib/behavior/menu-ids.ts
    const sidebar = document.querySelector('main [data-section-sidebar]');
    if (sidebar && !panel.hasChildNodes()) {
      panel.append(sidebar.cloneNode(true));
      for (const element of panel.querySelectorAll('[id]')) element.removeAttribute('id');
      section!.hidden = false;
      items!.hidden = true;
    }
    dialog.showModal();
    control.ariaExpanded = 'true';
    dialog.onclose = () => {
      control.ariaExpanded = 'false';
    };
  }
}
