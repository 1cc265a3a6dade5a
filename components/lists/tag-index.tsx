import {url} from '@/lib/urls';
import {LetterIndex} from './letter-index';

interface Entry {
  readonly label: string;
  readonly route: string;
  readonly items: readonly unknown[];
}

interface Props {
  tags: readonly Entry[];
}

/** Tags by first letter with the number of their articles. */
export function TagIndex({tags}: Props) {
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
