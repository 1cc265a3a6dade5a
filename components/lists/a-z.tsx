import type {Label} from '@/lib/site/routing/a-z-labels';
import {url} from '@/lib/urls';
import {LetterIndex} from './letter-index';

/** Everything on the site by first letter: articles, category pages and tags with their notes. */
export function AToZ({labels}: {labels: readonly Label[]}) {
  return (
    <LetterIndex entries={labels}>
      {(items) => (
        <ul className="a-z-list">
          {entriesOf(items).map(([{kind, label, route, note}, other]) => (
            <li key={route}>
              <a href={url(route)} data-tag={kind === 'article' ? undefined : ''}>
                {label}
              </a>
              {note && <span className="letter-index-note"> {note}</span>}
              {other && (
                <a
                  href={url(other.route)}
                  className="a-z-other letter-index-note"
                  aria-label={`${label}, ${other.note}`}
                >
                  {other.note}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </LetterIndex>
  );
}

/** A tag of docs and posts is one entry with two links. */
function entriesOf(items: readonly Label[]): (readonly [Label, Label?])[] {
  return items.flatMap((item, index) => {
    const isTwin = (other?: Label) => item.kind === 'tag' && other?.kind === 'tag' && other.label === item.label;
    if (isTwin(items[index - 1])) return [];
    return [isTwin(items[index + 1]) ? [item, items[index + 1]!] : [item]];
  });
}
