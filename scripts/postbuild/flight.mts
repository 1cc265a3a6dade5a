/** A part of a page's flight data: text as it is, or a text row whose content stands in the page already. */
export type FlightPart = string | {readonly row: string; readonly adopt: number};

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const START = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/g;

/** Takes the flight data out of a page: the page without its pushes, and the data as one text. */
export function takeFlight(html: string): {rest: string; flight: string} {
  let flight = '';
  const rest = html
    .replace(PUSH, (_, literal: string) => {
      flight += JSON.parse(literal) as string;
      return '';
    })
    .replace(START, '');
  return {rest, flight};
}

/**
 * Splits flight data so that nothing is sent twice. A text row (`id:T{bytes in hex},{text}`) that stands in the page as the content of
 * an element marked data-adopt becomes a reference to that element; the text of an inline script, which has run, becomes empty.
 */
export function splitFlight(flight: string, html: string): FlightPart[] {
  const parts: FlightPart[] = [];
  let pending = '';
  const bytes = Buffer.from(flight);
  let at = 0;
  while (at < bytes.length) {
    const row = /^([0-9a-f]*):T([0-9a-f]+),/.exec(bytes.toString('latin1', at, at + 40));
    if (row) {
      const start = at + row[0].length;
      const end = start + Number.parseInt(row[2]!, 16);
      const text = bytes.toString('utf8', start, end);
      const adopt = adoptedBy(text, html);
      if (adopt !== undefined) {
        parts.push(pending, {row: row[1]!, adopt});
        pending = '';
      } else if (html.includes(`<script>${text}</script>`)) {
        pending += `${row[1]}:T0,`;
      } else {
        pending += bytes.toString('utf8', at, end);
      }
      at = end;
    } else {
      const end = bytes.indexOf(10, at) + 1 || bytes.length;
      pending += withoutUndefined(bytes.toString('utf8', at, end));
      at = end;
    }
  }
  parts.push(pending);
  return parts;
}

/** A row of JSON without the properties React writes out as undefined; a string never matches, its quotes are escaped. */
function withoutUndefined(row: string): string {
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
