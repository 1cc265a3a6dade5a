import {renderArticle} from '@/components/article/render-article';
import {TagList} from '@/components/article/tag-list';
import {ThumbnailCover} from '@/components/covers/cover';
import {hueOf} from '@/components/page/hue';
import {Static} from '@/components/ui/static';
import type {ListPage, Post} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {escapeHtml} from '@/lib/output/plain/tree';
import {tagPath} from '@/lib/site/routing/tag-path';
import {url} from '@/lib/urls';
import {ListPagination} from './list-pagination';

interface Props {
  page: ListPage<Post>;
  /** The address of a page of this list. */
  pathOf(number: number): string;
}

/** Posts with their teasers, newest first, and links to the other pages. */
export async function PostList({page, pathOf}: Props) {
  const entries = await Promise.all(
    page.items.map(async (post) => ({
      post,
      teaser: (await renderArticle(post)).teaser ?? `<p>${escapeHtml(post.description)}</p>`,
    })),
  );
  return (
    <>
      {entries.length === 0 && <p>Nothing has been published here yet.</p>}
      <Static>
        {entries.map(({post, teaser}) => (
          <Entry key={post.slug} post={post} teaser={teaser} list={pathOf(page.number)} />
        ))}
      </Static>
      <ListPagination page={page} pathOf={pathOf} />
    </>
  );
}

function Entry({post, teaser, list}: {post: Post; teaser: string; list: string}) {
  const address = url(post.route);
  return (
    <article className="post-list-entry">
      <ThumbnailCover route={post.route} list={list} />
      <div className="post-list-words">
        <h2 className="post-list-title">
          <a href={address}>{post.title}</a>
        </h2>
        <p className="post-list-meta">
          <span className="post-list-topic" data-hue={hueOf(post)}>
            {post.topic.label}
          </span>{' '}
          <time dateTime={post.date}>{formatDay(post.date)}</time> <span>{post.readingMinutes} min read</span>
        </p>
        {/* compiled with the allow list, or an escaped description; links to anchors in the article open its page */}
        <div className="prose" dangerouslySetInnerHTML={{__html: teaser.replaceAll('href="#', `href="${address}#`)}} />
        <p className="post-list-more">
          <a href={address} aria-label={`Read more about ${post.title}`}>
            Read more
          </a>
        </p>
        <TagList tags={post.tags.map(({slug, label}) => ({label, href: tagPath('post', slug)}))} />
      </div>
    </article>
  );
}
