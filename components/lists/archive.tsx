import {Static} from '@/components/ui/static';
import type {Post} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {url} from '@/lib/urls';
import styles from './archive.module.css';

/** Every post by year, newest first, in two calm columns. */
export function Archive({years}: {years: readonly {readonly year: number; readonly posts: readonly Post[]}[]}) {
  if (years.length === 0) return <p>Nothing has been published yet.</p>;
  return (
    <Static>
      {years.map(({year, posts}) => (
        <section key={year} className={styles.year}>
          <h2 id={`y${year}`}>{year}</h2>
          <ul className={styles.list}>
            {posts.map((post) => (
              <li key={post.slug}>
                <time dateTime={post.date}>{formatDay(post.date).replace(/, \d{4}$/, '')}</time>
                <a href={url(post.route)}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Static>
  );
}
