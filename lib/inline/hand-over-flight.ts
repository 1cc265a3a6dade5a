/**
 * A piece of a page's flight data in the page's own script: text of its own, the number of a piece that many pages share, or
 * [row, n]: a text row with the content of the n-th data-adopt element.
 */
export type FlightToken = string | number | readonly [row: string, adopted: number];

declare global {
  /** Set by the page's own script, which is loaded before. */
  var flightTokens: readonly FlightToken[];
}

/**
 * Puts a page's flight data together for the application. Written into a file of its own with the shared pieces
 * (scripts/postbuild/defer-runtime.mts), so no imports and no helpers.
 */
export function handOverFlight(shared: readonly string[]): void {
  const adopted = document.querySelectorAll('[data-adopt]');
  const flight = flightTokens.map((token) => {
    if (typeof token === 'string') return token;
    if (typeof token === 'number') return shared[token];
    // marked for as long as the article arrives (lib/inline/show-more.ts)
    const html = adopted[token[1]]?.innerHTML.replaceAll(' data-arrived=""', '') ?? '';
    return `${token[0]}:T${new TextEncoder().encode(html).length.toString(16)},${html}`;
  });
  Object.assign(self, {__next_f: [[0], [1, flight.join('')]]});
}
