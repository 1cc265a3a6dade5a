import {HashLink} from '@/components/ui/hash-link';
import {Link} from '@/components/ui/link';
import {getSource} from '@/lib/data/sources';
import {endOfTitle} from '@/lib/plain/source-text';

interface Props {
  ids: readonly string[];
  /** Source id and the ids of the marks in the text that cite it. */
  citations: readonly (readonly [string, readonly string[]])[];
}

/** Numbered sources with publisher, year and address, each with the way back to the marks that cite it. */
export function SourceList({ids, citations}: Props) {
  if (ids.length === 0) return null;
  const marks = new Map(citations);
  return (
    <section className="source-list">
      <h2 id="sources">
        Sources
        <HashLink id="sources" text="Sources" />
      </h2>
      <ol className="source-list-list">
        {ids.map((id, index) => {
          const {title, publisher, url, year} = getSource(id);
          return (
            <li key={id} id={`source-${index + 1}`}>
              <Link href={url}>{title + endOfTitle(title)}</Link> {publisher}
              {year === 'living' ? ', page kept up to date' : `, ${year}`}.
              <BackLinks number={index + 1} marks={marks.get(id) ?? []} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function BackLinks({number, marks}: {number: number; marks: readonly string[]}) {
  return marks.map((mark, index) => (
    <a key={mark} href={`#${mark}`} aria-label={`Back to place ${index + 1} that cites source ${number}`}>
      ↑{marks.length > 1 && index + 1}
    </a>
  ));
}
