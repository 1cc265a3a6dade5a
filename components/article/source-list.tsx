import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {getSource} from '@/lib/data/sources';
import {endOfTitle, publication} from '@/lib/output/plain/source-text';

interface Props {
  ids: readonly string[];
  /** The text that cites them. */
  html: string;
}

/** Numbered sources: publisher, year, kind, address, what was read, a link back to the first place that cites it. */
export function SourceList({ids, html}: Props) {
  if (ids.length === 0) return null;
  const places = firstPlaces(html);
  return (
    <section className="source-list">
      <LinkedHeading id="sources" text="Sources" />
      <ol className="source-list-list">
        {ids.map((id, index) => {
          const source = getSource(id);
          const place = places.get(String(index + 1));
          return (
            <li key={id} id={`source-${index + 1}`}>
              <Link href={source.url}>{source.title + endOfTitle(source.title)}</Link> {publication(source)}
              {place && (
                <a href={`#${place}`} aria-label={`Back to citation ${index + 1}`}>
                  ↑
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Number of a source → id of the first mark in the text that cites it, or of the first figure. */
function firstPlaces(html: string): Map<string, string> {
  const places = new Map<string, string>();
  let figure = '';
  for (const {groups = {}} of html.matchAll(FIGURE_OR_MARK)) {
    figure = groups.figure ?? figure;
    if (groups.number && !places.has(groups.number)) places.set(groups.number, groups.mark ?? figure);
  }
  return places;
}

/** Marks in figures have no id. */
const FIGURE_OR_MARK = / id="(?<figure>figure-\d+)"| href="#source-(?<number>\d+)"(?: id="(?<mark>[^"]+)")?/g;
