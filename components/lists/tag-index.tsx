import type {Tag} from '@/lib/content';
import {url} from '@/lib/urls';
import {LetterIndex} from './letter-index';

/** Tags by first letter with the number of their articles. */
export function TagIndex({tags}: {tags: readonly Tag<unknown>[]}) {
  if (tags.length === 0) return <p>No tag is in use yet.</p>;
  return (
    <LetterIndex entries={tags}>
      {(entries) => (
        <ul className="tag-index-list">
          {entries.map(({label, route, items: {length}}) => (
            <li key={route}>
              <a href={url(route)}>{label}</a> <span className="letter-index-note">{length}</span>
            </li>
          ))}
        </ul>
      )}
    </LetterIndex>
  );
}
