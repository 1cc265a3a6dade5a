/** Timeout in milliseconds: long enough for a slow connection, short enough that a reader still waits for the red box. */
export const FETCH_TIMEOUT_MS = 12_000;

/** Fetches JSON from an address of this site. Rejects on an error status, anything but JSON, and the timeout. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, {signal: AbortSignal.timeout(FETCH_TIMEOUT_MS)});
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
}
