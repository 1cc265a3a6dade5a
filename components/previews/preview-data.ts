import {BASE_PATH} from '@/lib/base-path';
import {fetchJson} from '@/lib/client/browser/fetch-json';
import {type Preview, type PreviewPayload, previewFile} from '@/lib/output/files/previews';

const files = new Map<string, Promise<PreviewPayload | undefined>>();

/** The preview of an article; undefined for other paths and when fetching fails. Each file is fetched once. */
export async function loadPreview(path: string): Promise<Preview | undefined> {
  const file = previewFile(path);
  if (file === undefined) return undefined;
  const request = files.get(file) ?? fetchFile(BASE_PATH + file);
  files.set(file, request);
  const payload = await request;
  // the connection may be back next time
  if (payload === undefined) files.delete(file);
  return payload?.articles[path];
}

/** The source of a citation mark, from the list on the same page: title, then publisher and year. */
export function sourcePreview(link: HTMLAnchorElement): Preview | undefined {
  const entry = /^#source-\d+$/.test(link.hash) ? document.getElementById(link.hash.slice(1)) : null;
  const title = entry?.querySelector('a')?.textContent;
  if (!entry || !title) return undefined;
  const words = [...entry.childNodes].filter((node) => node instanceof Text).map(({textContent}) => textContent);
  return {title, description: words.join('').trim()};
}

async function fetchFile(address: string): Promise<PreviewPayload | undefined> {
  try {
    const payload = await fetchJson<Partial<PreviewPayload> | null>(address);
    return payload?.kind === 'previews' && payload.articles ? (payload as PreviewPayload) : undefined;
  } catch {
    return undefined;
  }
}
