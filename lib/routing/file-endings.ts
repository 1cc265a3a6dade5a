/**
 * How addresses end that are never pages, for patterns such as `\.(…)$` that take upper and lower case alike: whatever public/ may hold, from
 * guide.zip to talk.mp3. A name such as vitamin.b1 or 1.2 ends otherwise. Without `html`: what ends in it is a page to browsers, and a file to
 * some hosts. Without what other systems call their pages: those are old addresses (`aliases`).
 */
export const FILE_ENDINGS = '(?!(?:html|php|aspx?|jsp|cgi)$)[a-z]{2,4}\\d?|m4[abv]|3gp|7z|webmanifest';
