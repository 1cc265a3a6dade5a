import type {ReactNode} from 'react';
import {HeadCover} from '@/components/covers/cover';
import {hueOf} from '@/components/page/hue';
import {Paginator} from '@/components/page/paginator';
import {StructuredData} from '@/components/page/structured-data';
import {MobileToc, Toc} from '@/components/toc/toc';
import {TocFollower} from '@/components/toc/toc-follower.client';
import {Static} from '@/components/ui/static';
import {socialCard} from '@/lib/cards/card-manifest';
import {type AnyArticle, loadContent} from '@/lib/content';
import {splitReadNext} from '@/lib/content/related/read-next';
import {countryLinesScript} from '@/lib/output/page-scripts';
import {articleThings} from '@/lib/site/head/structured-data';
import {tagLinks} from '@/lib/site/links/tag-links';
import {ArticleMenu} from './article-menu';
import {MarkdownLinks} from './markdown-links';
import {ReadNextCards, readNextCards} from './read-next-cards';
import {renderArticle, splitUrgentHelp} from './render-article';
import {Review} from './review';
import {SourceList} from './source-list';
import {TagList} from './tag-list';
import {TrustNote} from './trust-note';
import {VisibilityBanner} from './visibility-banner';

interface Props {
  article: AnyArticle;
  sidebar?: ReactNode;
  /** This and the following parts are static: no client components, nothing asynchronous. */
  breadcrumbs?: ReactNode;
  /** Section or date, above the title. */
  kicker?: ReactNode;
  /** Below the title: reading time and similar details. */
  meta?: ReactNode;
  /** Links to the previous and next page, at the very end. */
  neighbours?: Parameters<typeof Paginator>[0];
  /** After the text. */
  children?: ReactNode;
}

/** An article with everything around it: title, table of contents, text, sources, tags, further reading. */
export async function ArticleLayout(props: Props) {
  const {article, sidebar, breadcrumbs, kicker, meta, neighbours, children} = props;
  const {html, toc} = await renderArticle(article);
  const [help, rest] = splitUrgentHelp(html);
  // not part of the cached article: its text depends on the bundler of this process
  const script = html.includes('data-country=') ? `<script data-own="">${countryLinesScript()}</script>` : '';
  const {links, text} = article.kind === 'page' ? {links: [], text: rest} : splitReadNext(rest);
  const cards = await readNextCards(article, links);
  const tags = tagLinks(article, await loadContent());
  const things = await articleThings(article, socialCard(article.route)?.path);
  return (
    <div className="page-layout" data-hue={hueOf(article)} data-columns={sidebar ? 3 : 2}>
      {sidebar}
      <article className="page-layout-content article-layout-article">
        <Static as="header" className="page-layout-header">
          <VisibilityBanner visibility={article.visibility} publishAt={article.publishAt} />
          {breadcrumbs}
          {kicker && <p className="page-layout-kicker">{kicker}</p>}
          <h1>{article.title}</h1>
          {/* nothing comes before the phone numbers; compiled like the text below */}
          {help && <div className="prose article-layout-help" dangerouslySetInnerHTML={{__html: help + script}} />}
          <p className="page-layout-lead">{article.description}</p>
          {meta && (
            <div className="article-layout-meta">
              {meta} <Review article={article} />
              <ArticleMenu article={article} />
            </div>
          )}
        </Static>
        <Static>
          {!help && <HeadCover route={article.route} />}
          <MobileToc entries={toc} />
          {/* compiled with an allow list (lib/content/markdown/compile.ts) */}
          <div className="prose article-layout-prose" dangerouslySetInnerHTML={{__html: help ? text : text + script}} />
          {children}
          <footer className="article-layout-footer">
            <SourceList ids={article.sources} html={html} />
            {article.kind !== 'page' && <TrustNote article={article} />}
            <TagList tags={tags} />
            <MarkdownLinks article={article} />
          </footer>
          <ReadNextCards cards={cards} list={article.route} />
          {neighbours && <Paginator {...neighbours} />}
          <StructuredData things={things} />
        </Static>
      </article>
      <Static className="article-layout-toc">
        <Toc entries={toc} />
      </Static>
      <TocFollower />
    </div>
  );
}
