import type {ListPage} from '@/lib/content';
import {pageNumbers} from '@/lib/content/pagination';
import {url} from '@/lib/urls';

/** "Newer entries", the numbered pages, "Older entries". */
export function ListPagination({
  page: {number, count},
  pathOf,
}: {
  page: ListPage<unknown>;
  pathOf(number: number): string;
}) {
  if (count < 2) return null;
  return (
    <nav className="list-pagination" aria-label="Blog list page navigation" data-print="none">
      {number > 1 && (
        <a className="list-pagination-step" href={url(pathOf(number - 1))} rel="prev">
          Newer entries
        </a>
      )}
      <ol className="list-pagination-pages">
        {shownPages(number, count).map((shown) => (
          <li key={shown}>
            <a
              href={url(pathOf(shown))}
              aria-label={`Page ${shown}`}
              aria-current={shown === number ? 'page' : undefined}
            >
              {shown}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a className="list-pagination-step" href={url(pathOf(number + 1))} rel="next">
          Older entries
        </a>
      )}
    </nav>
  );
}

/** All pages up to ten; beyond that the first, the last and those around the current page. */
function shownPages(current: number, count: number): number[] {
  const all = pageNumbers(count);
  if (count <= 10) return all;
  return all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 3);
}
