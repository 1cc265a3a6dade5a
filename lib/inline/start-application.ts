/**
 * A piece of a page's flight data in the page's own script: text of its own, the number of a piece that many pages share, or
 * [row, n]: a text row with the content of the n-th data-adopt element.
 */
export type FlightToken = string | number | readonly [row: string, adopted: number];

declare global {
  /** Turbopack's loader. */
  var TURBOPACK: {push(chunk: {otherChunks: readonly string[]; runtimeModuleIds: readonly number[]}): void};
}

/**
 * Puts a page's flight data together and starts the application with it: first the modules named in `before`, then `start`, each in a task of
 * its own. Written with the shared pieces into a file that the page's own script calls (scripts/postbuild/defer-runtime.mts), so no imports
 * and no helpers.
 */
export function startApplication(
  shared: readonly string[],
  tokens: readonly FlightToken[],
  before: readonly number[],
  start: () => void,
): void {
  const adopted = document.querySelectorAll('[data-adopt]');
  const flight = tokens.map((token) => {
    if (typeof token === 'string') return token;
    if (typeof token === 'number') return shared[token];
    const html = adopted[token[1]]?.innerHTML ?? '';
    return `${token[0]}:T${new TextEncoder().encode(html).length.toString(16)},${html}`;
  });
  Object.assign(self, {__next_f: [[0], [1, flight.join('')]]});
  setTimeout(() => {
    TURBOPACK.push({otherChunks: [], runtimeModuleIds: before});
    setTimeout(start);
  });
}
