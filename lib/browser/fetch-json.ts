/** Milliseconds a file may take to come: long enough for a slow connection, short enough for a reader to wait for a red box. */
export const ANSWER_PATIENCE_MS = 12_000;

/** The JSON at an address of this site. Rejects when the answer is an error, no JSON, or does not come. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, {signal: AbortSignal.timeout(ANSWER_PATIENCE_MS)});
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
}
