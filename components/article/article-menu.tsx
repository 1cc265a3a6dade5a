import {Icon} from '@/components/ui/icon';
import type {AnyArticle} from '@/lib/content';
import {markdownPath} from '@/lib/paths';
import {url} from '@/lib/urls';

/**
 * What a reader can take away from an article. Static, and opened by the browser itself; the clicks are answered by
 * article-actions.client.tsx. Without JavaScript the link to the Markdown is left.
 */
export function ArticleMenu({article: {route}}: {article: AnyArticle}) {
  return (
    <details className="article-menu" data-article-menu="" data-print="none">
      <summary className="article-menu-summary">
        Share or copy
        <Icon name="chevronDown" className="article-menu-caret" />
      </summary>
      <div className="article-menu-panel">
        <button type="button" className="article-menu-item" data-action="copy-link">
          Copy link
        </button>
        <button type="button" className="article-menu-item" data-action="share" data-share="">
          Share…
        </button>
        <button type="button" className="article-menu-item" data-action="copy-markdown">
          Copy as Markdown
        </button>
        <a className="article-menu-item" href={url(markdownPath(route))} data-markdown="">
          View as Markdown
        </a>
        <p className="article-menu-status" role="status" />
      </div>
    </details>
  );
}
