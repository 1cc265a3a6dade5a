/** Next's built-in route of the not-found page, which is rendered without the address. */
const NO_ADDRESS = '/_not-found';

/** The path of the same page, or of the home page, in another locale: replaces the locale's prefix. */
export function addressInLocale(path: string, prefix: string, locales: readonly {readonly prefix: string}[]): string {
  if (path === NO_ADDRESS) return prefix || '/';
  const present = locales.find(
    (locale) => locale.prefix !== '' && (path === locale.prefix || path.startsWith(`${locale.prefix}/`)),
  );
  const bare = present ? path.slice(present.prefix.length) : path;
  return `${prefix}${bare === '/' && prefix ? '' : bare}` || '/';
}
