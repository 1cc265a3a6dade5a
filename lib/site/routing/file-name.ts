/**
 * Matches the extension of an address that is never a page: whatever public/ may contain, from guide.zip to talk.mp3.
 * Names such as vitamin.b1 or 1.2 are pages. A page's own `.html` counts, because some hosts take it for a file; other
 * systems' page extensions do not, because they may be in aliases.
 */
export const FILE_NAME = /\.(html|(?!(?:html|php|aspx?|jsp|cgi)$)[a-z]{2,4}\d?|m4[abv]|3gp|7z|webmanifest)$/i;
