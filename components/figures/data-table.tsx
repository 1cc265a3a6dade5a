import type {ArticleContext} from '@/lib/figures/context';
import {ScrollRegion} from './scroll-region';
import type {TableData} from './view';
import {Words} from './words';

interface Props extends TableData {
  readonly label: string;
  readonly context: ArticleContext;
}

/** A table whose first column holds the row headers, in a region that scrolls when it is too wide. */
export function DataTable({columns, rows, label, context}: Props) {
  return (
    <ScrollRegion label={label}>
      <table className="data-table-table" data-columns={Math.min(columns.length, 6)}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <HeadCell key={keyOf(column, index)} text={column} context={context} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells], row) => (
            <tr key={keyOf(head, row)}>
              <th scope="row">
                <Words text={head} context={context} />
              </th>
              {cells.map((cell, index) => (
                <Cell key={keyOf(cell, index)} text={cell} context={context} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Cell({text, context}: {readonly text: string; readonly context: ArticleContext}) {
  if (text === BLANK) {
    return (
      <td data-blank="">
        <span className="visually-hidden">to fill in</span>
      </td>
    );
  }
  return (
    <td data-numeric={isNumeric(text) || undefined}>
      {text ? <Words text={text} context={context} /> : <span aria-hidden="true">–</span>}
    </td>
  );
}

function HeadCell({text, context}: {readonly text: string; readonly context: ArticleContext}) {
  if (!text) return <td />;
  return (
    <th scope="col">
      <Words text={text} context={context} />
    </th>
  );
}

/** What an author writes where readers write. */
const BLANK = '...';

const keyOf = (text: string, index: number) => `${index} ${text}`;

const isNumeric = (text: string) => /^[−–\d][\d.,–\s]*%?$/.test(text);
