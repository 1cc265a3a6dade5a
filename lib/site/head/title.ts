/** "{page} | {site}"; only the site when the page has no title. */
export function documentTitle(page: string | undefined, site: string, delimiter = '|'): string {
  const trimmed = page?.trim();
  return !trimmed || trimmed === site ? site : `${trimmed} ${delimiter} ${site}`;
}
