import type {TocEntry} from '@/lib/content/markdown/context';

/** Beside the text in wide windows; marks the current heading while the reader scrolls. */
export function Toc({entries}: {entries: readonly TocEntry[]}) {
  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-label="On this page" data-toc="" data-print="none">
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <Entries entries={entries} />
    </nav>
  );
}

/** Before the text in narrow windows, closed. */
export function MobileToc({entries}: {entries: readonly TocEntry[]}) {
  if (entries.length === 0) return null;
  return (
    <details className="toc-mobile" data-print="none">
      <summary>On this page</summary>
      <Entries entries={entries} />
    </details>
  );
}

function Entries({entries}: {entries: readonly TocEntry[]}) {
  return (
    <ul className="toc-list">
      {entries.map(({id, text, level}) => (
        <li key={id} data-level={level > 2 ? level : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
