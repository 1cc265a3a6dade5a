import {CLICK_TIMEOUT_MS} from '@/lib/client/browser/timeouts';

/** Copies a text to the clipboard; false when the browser refuses, as on pages without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the text of a file to the clipboard; false when it cannot be fetched in time or the browser refuses. The
 * clipboard gets a promise at once: after the fetch, browsers would no longer attribute it to the click.
 */
export async function copyFrom(address: string): Promise<boolean> {
  const load = async () => {
    const response = await fetch(address, {signal: AbortSignal.timeout(CLICK_TIMEOUT_MS)});
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return new Blob([await response.text()], {type: 'text/plain'});
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': load()})]);
    return true;
  } catch {
    return false;
  }
}
