interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False for readers who save data or are on a 2G line: nothing is fetched for them before they ask. */
export function mayPrefetch(connection = (navigator as {connection?: Connection}).connection): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** True on connections that carry more than was asked for: no saving of data, and 4G or better where the browser knows. */
export function hasGoodConnection(connection = (navigator as {connection?: Connection}).connection): boolean {
  return mayPrefetch(connection) && (connection?.effectiveType ?? '4g') === '4g';
}
