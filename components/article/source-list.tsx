import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {getSource} from '@/lib/data/sources';
import {endOfTitle} from '@/lib/output/plain/source-text';

interface Props {
  ids: readonly string[];
  /** Source id → ids of the citation marks that cite it. */
  citations: readonly (readonly [string, readonly string[]])[];
}

/** Numbered sources with publisher, year and address, each linking back to the first mark that cites it. */
export function SourceList({ids, citations}: Props) {
  if (ids.length === 0) return null;
  const marks = new Map(citations);
  return (
    <section className="source-list">
      <LinkedHeading id="sources" text="Sources" />
      <ol className="source-list-list">
        {ids.map((id, index) => {
          const {title, publisher, url, year} = getSource(id);
          return (
            <li key={id} id={`source-${index + 1}`}>
              <Link href={url}>{title + endOfTitle(title)}</Link> {publisher}
              {year === 'living' ? ', page kept up to date' : `, ${year}`}.
              <BackLink number={index + 1} mark={marks.get(id)?.[0]} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function BackLink({number, mark}: {number: number; mark?: string}) {
  if (mark === undefined) return null;
  return (
    <a href={`#${mark}`} data-print="none" aria-label={`Back to the first place that cites source ${number}`}>
      ↑
    </a>
  );
}
