interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False with data saver or on 2G: nothing is fetched in advance there. Also printed into pages as text: no imports. */
export function mayPrefetch(connection = (navigator as {connection?: Connection}).connection): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/**
 * True without data saver, and with 4G or better where the browser knows. Printed into pages alone: it cannot call
 * mayPrefetch.
 */
export function hasGoodConnection(connection = (navigator as {connection?: Connection}).connection): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
