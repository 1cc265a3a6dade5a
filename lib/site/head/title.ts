/** "{page} | {site}"; only the site when the page has no title. */
export function documentTitle(page: string | undefined, site: string, delimiter = '|'): string {
  const own = page?.trim();
  return !own || own === site ? site : `${own} ${delimiter} ${site}`;
}
