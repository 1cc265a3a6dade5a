/** Ids of the search's dialog and of the list of answers in it. */
export const SEARCH_IDS = {dialog: 'site-search', options: 'search-options'} as const;

/** Id of the menu of narrow windows, a dialog as well. */
export const MENU_ID = 'main-menu';
