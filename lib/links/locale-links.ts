/** The path of the same page in another locale: the prefix of the present locale gives way to the new one. */
export function addressInLocale(path: string, prefix: string, locales: readonly {readonly prefix: string}[]): string {
  const present = locales.find(
    (locale) => locale.prefix !== '' && (path === locale.prefix || path.startsWith(`${locale.prefix}/`)),
  );
  const bare = present ? path.slice(present.prefix.length) : path;
  return `${prefix}${bare === '/' && prefix ? '' : bare}` || '/';
}
