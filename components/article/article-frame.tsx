import type {ReactNode} from 'react';
import {HeadCover} from '@/components/covers/cover';
import frame from '@/components/page/frame.module.css';
import {hueOf} from '@/components/page/hue';
import {StructuredData} from '@/components/page/structured-data';
import {MobileToc, Toc} from '@/components/toc/toc';
import {TocFollower} from '@/components/toc/toc-follower.client';
import {Static} from '@/components/ui/static';
import {socialCard} from '@/lib/cards/card-manifest';
import {type AnyArticle, loadContent} from '@/lib/content';
import {articleThings} from '@/lib/head/structured-data';
import {tagLinks} from '@/lib/links/tag-links';
import styles from './article-frame.module.css';
import {ArticleMenu} from './article-menu';
import {cutUrgentHelp, renderArticle} from './render-article';
import {SourceList} from './source-list';
import {TagList} from './tag-list';
import {TrustNote} from './trust-note';
import {VisibilityBanner} from './visibility-banner';

/** From this many words on, an article's first blocks fill a screen, and the rest may be laid out after them. */
const LONG_FROM = 500;

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
    <div className={frame.root} data-hue={hueOf(article)} data-columns={sidebar ? 3 : 2}>
      {sidebar}
      <article className={`${frame.content} ${styles.article}`} data-long={article.words >= LONG_FROM ? '' : undefined}>
        <Static as="header" className={frame.header}>
          <VisibilityBanner visibility={article.visibility} publishAt={article.publishAt} />
          {breadcrumbs}
          {kicker && <p className={frame.kicker}>{kicker}</p>}
          {/* lib/browser/head-first.ts reads these two from the page's data */}
          <h1>{article.title}</h1>
          {/* nothing stands before the telephone numbers */}
          {help && <div className={`prose ${styles.help}`} dangerouslySetInnerHTML={{__html: help}} />}
          <p className={frame.lead}>{article.description}</p>
          {meta && (
            <div className={styles.meta}>
              {meta}
              <ArticleMenu article={article} />
            </div>
          )}
        </Static>
        {actions}
        <Static>
          {!help && <HeadCover route={article.route} />}
          <MobileToc entries={toc} />
          {/* compiled with an allow list, lib/content/compile.ts */}
          <div className={`prose ${styles.prose}`} dangerouslySetInnerHTML={{__html: text}} />
          <footer className={styles.footer}>
            <SourceList ids={article.sources} citations={citations} />
            {article.kind !== 'page' && <TrustNote />}
            <TagList tags={tags} />
          </footer>
          {children}
          <StructuredData things={things} />
        </Static>
      </article>
      <Static className={styles.toc}>
        <Toc entries={toc} />
      </Static>
      <TocFollower />
    </div>
  );
}
