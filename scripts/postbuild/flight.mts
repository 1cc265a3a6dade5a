import type {Change} from './files.mts';

/**
 * A row of flight data (React's server components as the browser gets them). Rows refer to one another by id, as in "$7". A row is JSON that
 * ends with a line break, or a text of so many bytes (in hex):
 *
 *     6:["$","p",null,{"className":"lead","dangerouslySetInnerHTML":{"__html":"$7"}}]
 *     7:T8,<b>a</b>
 */
export interface FlightRow {
  /** Empty for a hint to the browser, which no other row refers to. */
  readonly id: string;
  /** The row as it is written, with the line break that ends it. */
  readonly written: string;
  /** What a text row holds. */
  readonly text?: string;
}

/** The rows of flight data, in their order. */
export function rowsOf(flight: string): FlightRow[] {
  const rows: FlightRow[] = [];
  const bytes = Buffer.from(flight);
  let at = 0;
  while (at < bytes.length) {
    const [start = '', id = '', size] =
      /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    const end =
      size === undefined ? bytes.indexOf(10, at) + 1 || bytes.length : at + start.length + Number.parseInt(size, 16);
    const written = bytes.toString('utf8', at, end);
    rows.push(size === undefined ? {id, written} : {id, written, text: written.slice(start.length)});
    at = end;
  }
  return rows;
}

/**
 * Rows in the order of their ids, as far as they come after the first of the page. They are written as they become ready, which depends on how
 * busy the machine is; two builds of one state are to be the same. Rows of one id, which are parts of a stream, keep their order.
 */
export function inOrder(rows: readonly FlightRow[]): FlightRow[] {
  const start = rows.findIndex(({id}) => id === '0') + 1;
  const number = ({id}: FlightRow) => Number.parseInt(id || '0', 16);
  return [...rows.slice(0, start), ...rows.slice(start).sort((a, b) => number(a) - number(b))];
}

/** A text row as it is written. */
export function textRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
}

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const START = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/g;

/**
 * Takes the flight data out of a page: the page without its pushes, and the data as one text, whose rows are in a fixed order. Both are changed
 * by `change`; the sizes in text rows follow it.
 */
export function takeFlight(html: string, change: Change = (text) => text): {rest: string; flight: string} {
  let flight = '';
  const rest = html
    .replace(PUSH, (_, literal: string) => {
      flight += JSON.parse(literal) as string;
      return '';
    })
    .replace(START, '');
  return {
    rest: change(rest),
    flight: inOrder(rowsOf(flight))
      .map(({id, written, text}) => (text === undefined ? change(written) : textRow(id, change(text))))
      .join(''),
  };
}
