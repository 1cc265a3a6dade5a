import type {AnyArticle} from '@/lib/content';
import {markdownPath} from '@/lib/paths';
import {url} from '@/lib/urls';

/** Links to the article's Markdown; article-actions.client.tsx copies it. */
export function MarkdownLinks({article: {route}}: {article: AnyArticle}) {
  return (
    <div className="markdown-links" data-article-actions="" data-print="none">
      For developers and AI:{' '}
      <span className="markdown-links-both">
        <a href={url(markdownPath(route))} data-markdown="">
          View as Markdown
        </a>{' '}
        <button type="button" className="markdown-links-copy" data-action="copy-markdown">
          Copy as Markdown
        </button>
      </span>
      <span className="markdown-links-status" role="status" />
    </div>
  );
}
