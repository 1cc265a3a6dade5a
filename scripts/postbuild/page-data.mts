import type {Change} from './files.mts';
import {inOrder, rowsOf, textRow} from './flight.mts';
import type {Styles} from './merge-styles.mts';
import {shortened} from './short-rows.mts';

/** Shortens the data of a page, which stands beside it as x.txt. Throws as `withoutFrame`. */
export function shortPageData({toSheet, toShortNames}: Pick<Styles, 'toSheet' | 'toShortNames'>): Change {
  return (text) => withoutFrame(toSheet(text), toShortNames);
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
export function withoutFrame(flight: string, change: Change = (text) => text): string {
  const rows = inOrder(rowsOf(flight));
  const first = rows.find(({id}) => id === '0');
  const data = first && (JSON.parse(first.written.slice('0:'.length)) as FirstRow);
  const frame = data?.t?.t?.d;
  if (!frame?.r)
    throw new Error('A page’s data no longer has its frame in the known place. See scripts/postbuild/page-data.mts.');
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

/**
 * What a page shows, without the structured data in it: a search engine reads the page itself. Covers come after the text
 * (lib/browser/late-covers.ts).
 */
function readable(html: string): string {
  return html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace(/(<svg [^>]*data-cover="[^>]*><use )href=/g, '$1data-href=');
}
