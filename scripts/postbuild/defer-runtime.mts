import {filesBelow, rewrite} from './files.mts';
import {splitFlight, takeFlight} from './flight.mts';

/**
 * Takes the application's scripts and data out of the load path of every page. Their addresses and the data stay in the page as JSON;
 * lib/inline/until-ready.ts fetches and hands them over when the reader shows intent, or at once when the configuration says so.
 */
export function deferRuntime(out: string, build = ''): void {
  for (const file of filesBelow(out, '.html')) rewrite(file, (html) => deferPage(html, build));
}

/** One page of the export with its runtime deferred, and the build it belongs to. */
export function deferPage(html: string, build = ''): string {
  const {rest, flight} = takeFlight(html);
  if (flight === '') return html;
  const sources: string[] = [];
  const page = rest
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="[^"]+"[^>]* noModule=""[^>]*><\/script>/g, '')
    // next-themes prints its script as data, see components/color-mode/color-mode-provider.client.tsx
    .replace(/(<script type="application\/json">).*?(<\/script>)/s, '$1$2')
    .replace(/<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/, '')
    .replace(/<script src="([^"]+\/_next\/[^"]+|\/_next\/[^"]+)" async=""><\/script>/g, (_, source: string) => {
      sources.push(source);
      return '';
    });
  const parts = splitFlight(flight, page).map((part) => (typeof part === 'string' ? part : [part.row, part.adopt]));
  const data = `${json('runtime', sources, build)}${json('flight', parts)}`;
  // a function, because in a replacement text "$$" would become "$", and flight data is full of dollars
  return page.replace('</body>', () => `${data}</body>`);
}

function json(id: string, value: unknown, build?: string): string {
  const mark = build ? ` data-build="${build}"` : '';
  return `<script type="application/json" id="${id}"${mark}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
