/** What Next calls the page for a wrong address until the application knows which one was asked for. */
const NO_ADDRESS = '/_not-found';

/** The path of the same page in another locale, or of its home page: the prefix of the present locale gives way to the new one. */
export function addressInLocale(path: string, prefix: string, locales: readonly {readonly prefix: string}[]): string {
  if (path === NO_ADDRESS) return prefix || '/';
  const present = locales.find(
    (locale) => locale.prefix !== '' && (path === locale.prefix || path.startsWith(`${locale.prefix}/`)),
  );
  const bare = present ? path.slice(present.prefix.length) : path;
  return `${prefix}${bare === '/' && prefix ? '' : bare}` || '/';
}
