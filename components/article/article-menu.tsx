import {Icon} from '@/components/ui/icon';
import type {AnyArticle} from '@/lib/content';
import {absoluteUrl} from '@/lib/urls';

/**
 * Ways to share an article; article-actions.client.tsx handles the clicks. Without JavaScript only the e-mail remains.
 */
export function ArticleMenu({article: {route, title}}: {article: AnyArticle}) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(absoluteUrl(route))}`;
  return (
    <div className="article-menu" data-print="none">
      <button type="button" className="article-menu-button" popoverTarget="share">
        Share
        <Icon name="chevronDown" />
      </button>
      <div id="share" className="term-meaning article-menu-panel" popover="auto" data-article-actions="">
        <button type="button" className="article-menu-panel-item" data-action="share">
          Share…
        </button>
        <button type="button" className="article-menu-panel-item" data-action="copy-link">
          Copy link
        </button>
        <button type="button" className="article-menu-panel-item" data-action="print">
          Print
        </button>
        <a className="article-menu-panel-item" href={mail}>
          E-mail
        </a>
        <p className="article-menu-panel-status" role="status" />
      </div>
    </div>
  );
}
