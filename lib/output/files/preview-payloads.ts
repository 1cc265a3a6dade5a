import 'server-only';
import {type AnyArticle, loadContent} from '@/lib/content';
import {groupBy} from '@/lib/group-by';
import {coverFiles} from '@/lib/site/covers/cover-manifest';
import {PAYLOAD_VERSION} from './payload-version';
import {type Preview, type PreviewPayload, previewFile} from './previews';

/** The previews of all articles in lists, by the address of their file: /previews/docs-yoga.json. */
export async function previewPayloads(): Promise<ReadonlyMap<string, PreviewPayload>> {
  const {articles} = await loadContent();
  // many articles share a file, and unlisted ones are in none
  const listed = articles.filter(({visibility, route}) => visibility !== 'unlisted' && previewFile(route));
  return new Map(
    [...groupBy(listed, ({route}) => previewFile(route)!)].map(([file, group]) => [
      file,
      {
        version: PAYLOAD_VERSION,
        kind: 'previews',
        articles: Object.fromEntries(group.map((article) => [article.route, preview(article)])),
      },
    ]),
  );
}

function preview({title, description, readingMinutes, route}: AnyArticle): Preview {
  const drawn = coverFiles().covers[route];
  const cover = drawn && {href: drawn.thumbnail};
  return {title, description, readingMinutes, cover};
}
