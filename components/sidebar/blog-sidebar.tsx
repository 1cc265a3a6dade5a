import {Static} from '@/components/ui/static';
import {siteConfig} from '@/lib/config';
import {loadContent, type Post} from '@/lib/content';
import {yearOf} from '@/lib/dates';
import {archivePath} from '@/lib/site/routes';
import {url} from '@/lib/urls';
import {BlogYears} from './blog-years.client';

interface Props {
  /** The open post. */
  current?: Post;
  /** A post of the year that is shown: the open one, or the first of a list. */
  near?: Post;
}

/**
 * "All posts" by year. The page contains the posts of one year only; the others contain a link to the archive, replaced
 * by their posts when the year is first opened. So page size does not grow with the number of posts.
 */
export async function BlogSidebar({current, near = current}: Props) {
  const {blog} = await loadContent();
  const {sidebarTitle, sidebarCount} = siteConfig().blog;
  const year = near ? yearOf(near.date) : blog.years[0]?.year;
  return (
    <BlogYears base={url('/blog/years')} current={current && url(current.route)}>
      <Static>
        <nav className="sidebar-nav" aria-label="Blog posts" data-section-sidebar="" data-hue="sun">
          <p className="blog-sidebar-title">{sidebarTitle}</p>
          {blog.years.map((group) =>
            group.year === year ? (
              <Year
                key={group.year}
                year={group.year}
                posts={windowAround(group.posts, near, sidebarCount)}
                current={current}
                archive={group.posts.length > sidebarCount ? archivePath(group.year) : undefined}
              />
            ) : (
              <details key={group.year} className="blog-sidebar-year" data-year={group.year}>
                <summary>
                  {group.year} <span className="blog-sidebar-count">{group.posts.length}</span>
                </summary>
                <ToArchive year={group.year} path={archivePath(group.year)} />
              </details>
            ),
          )}
        </nav>
      </Static>
    </BlogYears>
  );
}

function ToArchive({year, path}: {year: number; path: string}) {
  return (
    <a className="sidebar-link" href={url(path)}>
      The posts of {year}
    </a>
  );
}

interface YearProps {
  year: number;
  posts: readonly Post[];
  current?: Post;
  /** Links to all posts of the year, when the list is cut. */
  archive?: string;
}

function Year({year, posts, current, archive}: YearProps) {
  return (
    <details className="blog-sidebar-year" open>
      <summary>{year}</summary>
      <ul className="blog-sidebar-list">
        {posts.map((post) => (
          <li key={post.slug}>
            <a className="sidebar-link" href={url(post.route)} aria-current={post === current ? 'page' : undefined}>
              {post.title} <span className="blog-sidebar-time">{post.readingMinutes} min read</span>
            </a>
          </li>
        ))}
      </ul>
      {archive && <ToArchive year={year} path={archive} />}
    </details>
  );
}

/** At most `size` posts of a year, including the given one. */
function windowAround(posts: readonly Post[], near: Post | undefined, size: number): readonly Post[] {
  if (posts.length <= size) return posts;
  const index = near ? posts.indexOf(near) : 0;
  const start = Math.min(Math.max(0, index - Math.floor(size / 2)), posts.length - size);
  return posts.slice(start, start + size);
}
