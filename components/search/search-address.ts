import {BASE_PATH} from '@/lib/base-path';

/** The maximum length of a query in an address: hosts would refuse a whole page that was pasted. */
const MAX_LENGTH = 300;

/** The address of the search page for a query; for a very long query, for its start. */
export function searchAddress(query: string): string {
  // half of a surrogate pair, from an emoji cut in two, is invalid in an address
  const text = query.slice(0, MAX_LENGTH).replace(/\p{Surrogate}/gu, '');
  return `${BASE_PATH}/search${text.trim() === '' ? '' : `?q=${encodeURIComponent(text)}`}`;
}
