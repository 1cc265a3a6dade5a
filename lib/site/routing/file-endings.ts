/**
 * Extensions of addresses that are never pages, for patterns such as `\.(…)$` that ignore case: whatever public/ may
 * contain, from guide.zip to talk.mp3. Names such as vitamin.b1 or 1.2 are pages. Without `html`, which is a page to
 * browsers and a file to some hosts, and without other systems' page extensions, which may be aliases.
 */
export const FILE_ENDINGS = '(?!(?:html|php|aspx?|jsp|cgi)$)[a-z]{2,4}\\d?|m4[abv]|3gp|7z|webmanifest';
