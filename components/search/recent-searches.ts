const MAX_QUERIES = 5;
let recent: readonly string[] = [];

/** The searches since the page was loaded, newest first. Not stored anywhere. */
export function recentSearches(): readonly string[] {
  return recent;
}

export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 80);
  if (text === '') return;
  recent = [text, ...recent.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MAX_QUERIES);
}
