/** Ids of the search's dialog and of the list of answers in it. */
export const SEARCH_IDS = {dialog: 'site-search', options: 'search-options'} as const;

/** Ids of the mobile menu and its two panels: the dialog opens before the application is there, so both sides need them. */
export const MENU_IDS = {dialog: 'main-menu', section: 'main-menu-section', items: 'main-menu-items'} as const;

/** Marks the sidebar of a page, of which the menu shows a copy. */
export const SIDEBAR_SELECTOR = 'main [data-section-sidebar]';
