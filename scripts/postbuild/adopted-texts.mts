import {rowsOf} from './flight.mts';
import {shortened} from './short-rows.mts';

/** A part of a page's flight data: text as it is, or a text row whose text is in the page already. */
export type FlightPart = string | {readonly row: string; readonly adopt: number};

/** An element marked data-adopt whose text is in the same row. */
const SHORT_TEXT = /("data-adopt":"","dangerouslySetInnerHTML":\{"__html":)("(?!\$)(?:[^"\\]|\\.)*")/g;

/**
 * Splits flight data so that nothing is sent twice. A text row that is the content of an element marked data-adopt in the page
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
