import 'server-only';
import {type AnyArticle, loadContent} from '@/lib/content';
import {coverFiles} from '@/lib/covers/cover-manifest';
import {PAYLOAD_VERSION} from './payload-version';
import {type Preview, type PreviewPayload, previewFile} from './previews';

/** The previews of all articles in lists, by the address of their file: /previews/docs-yoga.json. */
export async function previewPayloads(): Promise<ReadonlyMap<string, PreviewPayload>> {
  const {articles} = await loadContent();
  const files = new Map<string, Record<string, Preview>>();
  for (const article of articles) {
    // many articles share the file, and unlisted ones are not in it
    if (article.visibility === 'unlisted') continue;
    const file = previewFile(article.route);
    if (file === undefined) continue;
    const entries = files.get(file) ?? {};
    entries[article.route] = preview(article);
    files.set(file, entries);
  }
  return new Map(
    [...files].map(([file, entries]) => [file, {version: PAYLOAD_VERSION, kind: 'previews', articles: entries}]),
  );
}

function preview({title, description, readingMinutes, route}: AnyArticle): Preview {
  const drawn = coverFiles().covers[route];
  const cover = drawn && {href: drawn.thumbnail.href, palette: drawn.palette};
  return {title, description, readingMinutes, cover};
}
