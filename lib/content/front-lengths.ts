/** The most characters of a title: search engines cut longer ones. */
export const LONGEST_TITLE = 70;
/** The fewest and the most characters of a description that fills a search result and is not cut. */
export const DESCRIPTION_LENGTH = {fewest: 110, most: 160} as const;
