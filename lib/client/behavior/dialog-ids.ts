/** Ids of the search dialog and of its list of results. */
export const SEARCH_IDS = {dialog: 'site-search', options: 'search-options'} as const;

/** Id of the menu of narrow windows, also a dialog. */
export const MENU_ID = 'main-menu';
