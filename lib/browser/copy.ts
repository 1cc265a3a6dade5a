import {CLICK_PATIENCE_MS} from './patience';

/** Puts a text on the clipboard; false when the browser does not let it, as on pages without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts the text of a file on the clipboard; false when it cannot be had in time or the browser does not let it. The clipboard is asked at once,
 * with a promise of the text: once the file has come, browsers no longer count the click as the reader's wish.
 */
export async function copyFrom(address: string): Promise<boolean> {
  const load = async () => {
    const response = await fetch(address, {signal: AbortSignal.timeout(CLICK_PATIENCE_MS)});
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
