export const MENU_ID = 'main-menu';
export const SECTION_ID = 'main-menu-section';
export const ITEMS_ID = 'main-menu-items';
/** Marks the sidebar of a page, of which the menu shows a copy. */
export const SIDEBAR_SELECTOR = '[data-section-sidebar]';
