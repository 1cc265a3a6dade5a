import {BASE_PATH} from '@/lib/base-path';

/** The most characters of a query that go into an address: a pasted page would be more than hosts accept. */
const LONGEST = 300;

/** The address of the search page for a query; of a very long query, to its beginning. */
export function searchAddress(query: string): string {
  // half of a surrogate pair, where an emoji was cut in two, is not valid in an address
  const text = query.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '');
  return `${BASE_PATH}/search${text.trim() === '' ? '' : `?q=${encodeURIComponent(text)}`}`;
}
