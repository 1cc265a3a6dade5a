import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteConfig} from '@/lib/config';
import type {Content} from '@/lib/content';
import {readNextRoutes} from '@/lib/content/related/read-next';
import type {Faults} from '@/lib/faults';
import {coverFaults} from './cover-faults';

/** Records articles whose drawing is used too often, or twice where readers see both; the build stops on these. */
export function recordCoverFaults(
  {blog, docs}: Pick<Content, 'blog' | 'docs'>,
  faults: Faults,
  root = process.cwd(),
): void {
  const articles = [...blog.listed, ...docs.listed].map((article) => ({
    ...article,
    next: readNextRoutes(article.body),
  }));
  for (const {article, problem, fix} of coverFaults(articles, siteConfig().blog.postsPerPage)) {
    // only `content:check` refuses an article without a drawing: content from elsewhere builds without
    if (article.cover === undefined) continue;
    const lines = readFileSync(path.join(root, article.file), 'utf8').split('\n');
    const at = lines.findIndex((text) => text.startsWith('cover:'));
    faults.add('covers', {problem, file: article.file, line: Math.max(1, at + 1), fix});
  }
}
