interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/* Both are also printed into pages as text: they use only their argument and browser APIs. */

/** False with data saver or on 2G: nothing is prefetched there. */
export function mayPrefetch(connection = (navigator as {connection?: Connection}).connection): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** True on fast connections: no data saver, and 4G or better where the browser knows. */
export function hasGoodConnection(connection = (navigator as {connection?: Connection}).connection): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
