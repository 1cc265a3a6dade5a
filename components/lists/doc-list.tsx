import {ThumbnailCover} from '@/components/covers/cover';
import {Static} from '@/components/ui/static';
import type {Doc} from '@/lib/content';
import {url} from '@/lib/urls';

/** Docs by title with their descriptions. */
export function DocList({docs, list}: {docs: readonly Doc[]; list: string}) {
  return (
    <Static>
      {docs.map((doc) => (
        <article key={doc.id} className="post-list-entry">
          <ThumbnailCover route={doc.route} list={list} />
          <div className="post-list-words">
            <h2 className="post-list-title">
              <a href={url(doc.route)}>{doc.title}</a>
            </h2>
            <p>{doc.description}</p>
          </div>
        </article>
      ))}
    </Static>
  );
}
