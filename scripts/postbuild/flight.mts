import type {Change} from './files.mts';

/** A part of a page's flight data: text as it is, or a text row whose content stands in the page already. */
export type FlightPart = string | {readonly row: string; readonly adopt: number};

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const START = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/g;

const asIs: Change = (text) => text;

/**
 * Takes the flight data out of a page: the page without its pushes, and the data as one text, whose rows are in a fixed order. Both are changed
 * by `change`; the sizes that rows tell of themselves follow it.
 */
export function takeFlight(html: string, change = asIs): {rest: string; flight: string} {
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

interface FlightRow {
  /** Empty for a hint to the browser, which no other row refers to. */
  readonly id: string;
  /** The row as it is written, with the line break that ends it. */
  readonly written: string;
  /** What a text row holds (`id:T{bytes in hex},{text}`). */
  readonly text?: string;
}

/** The rows of flight data, in their order. */
function rowsOf(flight: string): FlightRow[] {
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
function inOrder(rows: readonly FlightRow[]): FlightRow[] {
  const start = rows.findIndex(({id}) => id === '0') + 1;
  const number = ({id}: FlightRow) => Number.parseInt(id || '0', 16);
  return [...rows.slice(0, start), ...rows.slice(start).sort((a, b) => number(a) - number(b))];
}

/** The text of an element marked data-adopt, where it stands in a row itself. */
const SHORT_TEXT = /("data-adopt":"","dangerouslySetInnerHTML":\{"__html":)("(?!\$)(?:[^"\\]|\\.)*")/g;

/**
 * Splits flight data so that nothing is sent twice. A text row that stands in the page as the content of an element marked data-adopt
 * becomes a reference to that element; the text of an inline script, which has run, becomes empty.
 */
export function splitFlight(flight: string, html: string): FlightPart[] {
  const parts: FlightPart[] = [];
  const rows = rowsOf(flight);
  let last = Math.max(0, ...rows.map(({id}) => Number.parseInt(id || '0', 16)));
  let pending = '';
  for (const {id, written, text} of rows) {
    const adopt = text === undefined ? undefined : adoptedBy(text, html);
    if (text === undefined) {
      // React writes a text of less than a kilobyte where it is used: it gets a row of its own, before
      pending += shortened(written).replace(SHORT_TEXT, (all, before: string, literal: string) => {
        const short = adoptedBy(JSON.parse(literal) as string, html);
        if (short === undefined) return all;
        last += 1;
        const row = last.toString(16);
        parts.push({row, adopt: short});
        return `${before}"$${row}"`;
      });
    } else if (adopt !== undefined) {
      parts.push(pending, {row: id, adopt});
      pending = '';
    } else {
      pending += html.includes(`<script>${text}</script>`) ? `${id}:T0,` : written;
    }
  }
  parts.push(pending);
  return parts;
}

const REFERENCE = /"\$[A-Za-z@]?([0-9a-f]+)[":]/g;

/** The first row as far as it is known: the tree of the route, from the root layout on, with what each of its parts renders. */
interface FirstRow {
  readonly t?: {readonly t?: {readonly d?: {r: unknown}}};
}

/**
 * The data of a page for readers who are on the site already: without the frame round the page, and without what only the frame needs.
 * `null` is what Next's server itself sends for a layout that the reader has (`inheritsFromBase` in its decode-server-response). Changed by
 * `change`.
 * @throws when the data does not begin with the frame, as after an update of Next that writes it otherwise.
 */
export function withoutFrame(flight: string, change = asIs): string {
  const rows = inOrder(rowsOf(flight));
  const first = rows.find(({id}) => id === '0');
  const data = first && (JSON.parse(first.written.slice('0:'.length)) as FirstRow);
  const frame = data?.t?.t?.d;
  if (!frame?.r)
    throw new Error('A page’s data no longer has its frame in the known place. See scripts/postbuild/flight.mts.');
  frame.r = null;
  const short = new Map([[first!, `0:${JSON.stringify(data)}\n`]]);

  // hints (no id) tell what to fetch soon: a reader who is on the site has the style sheet, and fonts come by themselves (late-fonts.ts)
  const needed = new Set(['0']);
  const open = ['0'];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const row of rows) {
      if (row.id !== id || row.text !== undefined) continue;
      for (const [, to] of (short.get(row) ?? row.written).matchAll(REFERENCE)) {
        if (!needed.has(to!)) open.push(to!);
        needed.add(to!);
      }
    }
  }
  return rows
    .filter(({id}) => needed.has(id))
    .map((row) =>
      row.text === undefined
        ? change(shortened(short.get(row) ?? row.written))
        : textRow(row.id, change(readable(row.text))),
    )
    .join('');
}

const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/**
 * What a page shows, without the structured data in it: a search engine reads the page itself. Covers come after the text
 * (lib/browser/late-covers.ts).
 */
function readable(html: string): string {
  return html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace(/(<svg [^>]*data-cover="[^>]*><use )href=/g, '$1data-href=');
}

function shortened(row: string): string {
  return withoutScripts(withoutSocialTags(withoutUndefined(row)));
}

const SCRIPT = String.raw`\["\$","script","script-\d+",\{"src":"[^"\\]*","async":true\}\]`;
const ONLY_SCRIPT = new RegExp(`^([0-9a-f]+:)${SCRIPT}(?=\n?$)`);
const AMONG_OTHERS = new RegExp(`,${SCRIPT}|${SCRIPT},?`, 'g');

/**
 * A row without the scripts that Next prints beside each part of a page. The rows of its components name them, too, and they are fetched by
 * those. Both ways get in each other's way: where such an element has failed, Turbopack waits for it for ever instead of telling the failure.
 */
function withoutScripts(row: string): string {
  return row.includes('"script-') ? row.replace(ONLY_SCRIPT, '$1null').replace(AMONG_OTHERS, '') : row;
}

/** The metadata, which begin with the title. */
const METADATA = /^([0-9a-f]+:)(\[\["\$","title",.*)/s;
type Tag = readonly ['$', name: string, key: string, {readonly property?: string; readonly name?: string}];

/**
 * The metadata without the tags for social networks, which read pages and run no scripts: they stand in the page as the server wrote them,
 * and the application need not know of them (components/navigation/arrival takes them out when another page comes).
 */
function withoutSocialTags(row: string): string {
  const [, id, written = ''] = METADATA.exec(row) ?? [];
  if (id === undefined) return row;
  const isSocial = ([, , , {property, name}]: Tag) => property !== undefined || name?.startsWith('twitter:');
  return `${id}${JSON.stringify((JSON.parse(written) as Tag[]).filter((tag) => !isSocial(tag)))}\n`;
}

/** A row of JSON without the properties React writes out as undefined; a string never matches, its quotes are escaped. */
function withoutUndefined(row: string): string {
  if (!row.includes('"$undefined"')) return row;
  return row
    .replace(/"[^"\\]+":"\$undefined",/g, '')
    .replace(/,"[^"\\]+":"\$undefined"(?=\})/g, '')
    .replace(/\{"[^"\\]+":"\$undefined"\}/g, '{}');
}

const ADOPT = / data-adopt=""/g;

/** The number of the data-adopt element whose whole content is `text`, counted from 0 in document order. */
function adoptedBy(text: string, html: string): number | undefined {
  if (text === '') return undefined;
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + 1)) {
    const before = html.slice(0, at);
    const [, tag] = /<([a-z]+)[^>]* data-adopt="">$/.exec(before.slice(-400)) ?? [];
    if (tag && html.startsWith(`</${tag}>`, at + text.length)) return (before.match(ADOPT)?.length ?? 0) - 1;
  }
  return undefined;
}
