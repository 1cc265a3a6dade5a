import {LinkedHeading} from '@/components/ui/linked-heading';
import {Static} from '@/components/ui/static';
import type {Content} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {url} from '@/lib/urls';

/** Every post by year, newest first, in two columns. */
export function Archive({years}: Pick<Content['blog'], 'years'>) {
  if (years.length === 0) return <p>Nothing has been published yet.</p>;
  return (
    <Static>
      {years.map(({year, posts}) => (
        <section key={year} className="archive-year">
          <LinkedHeading id={`y${year}`} text={String(year)} />
          <ul className="archive-list">
            {posts.map((post) => (
              <li key={post.slug}>
                <time dateTime={post.date}>{formatDay(post.date).replace(/, \d{4}$/, '')}</time>{' '}
                <a href={url(post.route)}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Static>
  );
}
