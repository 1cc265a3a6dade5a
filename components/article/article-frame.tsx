import type {ReactNode} from 'react';
import {HeadCover} from '@/components/covers/cover';
import {hueOf} from '@/components/page/hue';
import {StructuredData} from '@/components/page/structured-data';
import {MobileToc, Toc} from '@/components/toc/toc';
import {TocFollower} from '@/components/toc/toc-follower.client';
import {Static} from '@/components/ui/static';
import {socialCard} from '@/lib/cards/card-manifest';
import {type AnyArticle, loadContent} from '@/lib/content';
import {articleThings} from '@/lib/head/structured-data';
import {tagLinks} from '@/lib/links/tag-links';
import {ArticleMenu} from './article-menu';
import {cutUrgentHelp, renderArticle} from './render-article';
import {Review} from './review';
import {SourceList} from './source-list';
import {TagList} from './tag-list';
import {TrustNote} from './trust-note';
import {VisibilityBanner} from './visibility-banner';

interface Props {
  article: AnyArticle;
  sidebar?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Section or date, above the headline. Static, like `meta` and `children`: no client components, nothing asynchronous. */
  kicker?: ReactNode;
  /** Reading time and the like, below the headline. */
  meta?: ReactNode;
  /** What a reader can do with the article; may be a client component. */
  actions?: ReactNode;
  /** Neighbours and related articles. */
  children?: ReactNode;
}

/** An article with everything around it: headline, table of contents, text, sources, tags. */
export async function ArticleFrame({article, sidebar, breadcrumbs, kicker, meta, actions, children}: Props) {
  const {html, toc, citations} = await renderArticle(article);
  const [help, text] = cutUrgentHelp(html);
  const tags = tagLinks(article, await loadContent());
  const things = await articleThings(article, socialCard(article.route)?.path);
  return (
    <div className="frame" data-hue={hueOf(article)} data-columns={sidebar ? 3 : 2}>
      {sidebar}
      <article className="frame-content article-frame-article">
        <Static as="header" className="frame-header">
          <VisibilityBanner visibility={article.visibility} publishAt={article.publishAt} />
          {breadcrumbs}
          {kicker && <p className="frame-kicker">{kicker}</p>}
          <h1>{article.title}</h1>
          {/* nothing comes before the telephone numbers; compiled like the text below */}
          {help && <div className="prose article-frame-help" dangerouslySetInnerHTML={{__html: help}} />}
          <p className="frame-lead">{article.description}</p>
          {meta && (
            <div className="article-frame-meta">
              {meta} <Review review={article.reviewed} />
              <ArticleMenu article={article} />
            </div>
          )}
        </Static>
        {actions}
        <Static>
          {!help && <HeadCover route={article.route} />}
          <MobileToc entries={toc} />
          {/* compiled with an allow list, lib/content/compile.ts */}
          <div className="prose article-frame-prose" dangerouslySetInnerHTML={{__html: text}} />
          <footer className="article-frame-footer">
            <SourceList ids={article.sources} citations={citations} />
            {article.kind !== 'page' && <TrustNote article={article} />}
            <TagList tags={tags} />
          </footer>
          {children}
          <StructuredData things={things} />
        </Static>
      </article>
      <Static className="article-frame-toc">
        <Toc entries={toc} />
      </Static>
      <TocFollower />
    </div>
  );
}
