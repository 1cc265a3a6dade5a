/** The maximum length of a title: search engines cut longer ones. */
export const MAX_TITLE_LENGTH = 70;
/** The length of a description that fills a search result without being cut. */
export const DESCRIPTION_LENGTH = {fewest: 110, most: 160} as const;
