import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {becomesCards, isNumeric, numericColumns, withoutSparse} from '@/lib/figures/table-fit';
import {keepValues, smarten} from '@/lib/typography';
import type {TableData} from './figure-view';
import {ScrollRegion} from './scroll-region';
import {Words} from './words';

interface Props extends TableData {
  readonly label: string;
  readonly context: ArticleContext;
}

/** A table whose first column contains the row headers. When its columns do not fit, each row becomes a card. */
export function DataTable({label, context, ...data}: Props) {
  const {columns, rows, notes} = withoutSparse(data.columns, data.rows);
  const isNumber = numericColumns(rows);
  const hasBlanks = rows.some((cells) => cells.includes(BLANK));
  // on cards, blanks have room to write
  const isCards = becomesCards([columns, ...rows]) || (hasBlanks && columns.length > 3);
  const labels = isCards ? columns.map((column) => keepValues(smarten(column))) : [];
  return (
    <>
      <ScrollRegion label={label}>
        <table className="data-table-table" data-cards={isCards ? '' : undefined}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <HeadCell key={keyOf(column, index)} text={column} isNumber={isNumber[index]} context={context} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = '', ...cells], row) => (
              <tr key={keyOf(head, row)}>
                <th scope="row" data-label={isNumeric(head) ? labels[0] : undefined}>
                  <Words text={head} context={context} />
                </th>
                {cells.map((cell, index) => (
                  <Cell
                    key={keyOf(cell, index)}
                    text={cell}
                    label={labels[index + 1]}
                    isNumber={isNumber[index + 1]}
                    context={context}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {notes.map((note) => (
        <p key={note} className="figure-note">
          <Words text={note} context={context} />
        </p>
      ))}
    </>
  );
}

interface CellProps {
  readonly text: string;
  readonly context: ArticleContext;
  readonly isNumber?: boolean;
  /** The column's header, shown beside the cell on a card. */
  readonly label?: string;
}

function Cell({text, label, isNumber, context}: CellProps) {
  if (text === BLANK) {
    return (
      <td data-blank="" data-label={label}>
        <span className="visually-hidden">to fill in</span>
      </td>
    );
  }
  return (
    <td
      data-label={label}
      data-numeric={isNumeric(text) || undefined}
      data-align={isNumber ? 'right' : undefined}
      data-empty={text || label === undefined ? undefined : ''}
    >
      {text ? <Words text={text} context={context} /> : <span aria-hidden="true">–</span>}
    </td>
  );
}

function HeadCell({text, isNumber, context}: CellProps) {
  if (!text) return <td />;
  return (
    <th scope="col" data-align={isNumber ? 'right' : undefined}>
      <Words text={text} context={context} />
    </th>
  );
}

/** Marks a cell for readers to fill in. */
const BLANK = '...';

const keyOf = (text: string, index: number) => `${index} ${text}`;
