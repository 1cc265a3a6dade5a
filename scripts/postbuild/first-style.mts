import {buildSync} from 'esbuild';
import type {Change} from './files.mts';

/** The files whose style is printed into every page: what the first screen of a page may show. */
export const FIRST_STYLE = 'app/_styles/first.css';
const SHEET = /<link rel="stylesheet" href="[^"]+"[^>]*>/g;

/** The style of the first screen as text, minified. */
export function firstStyle(file = FIRST_STYLE): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    loader: {'.svg': 'dataurl'},
    // what all browsers of the last years know stays as it is written
    target: 'esnext',
    logLevel: 'warning',
  });
  return outputFiles[0]!.text.trim().replaceAll('</', '<\\/');
}

/**
 * Puts the style of the first screen into the page and its style sheets behind everything else, so that the first paint does not wait for a
 * second trip to the host. The sheets hold all rules in the same layers: once they are there, the page looks as if they alone were.
 */
export function inlineFirstStyle(style: string): Change {
  return (html) => {
    const sheets = html.match(SHEET) ?? [];
    if (sheets.length === 0) return html;
    const ahead = sheets
      .map((sheet) => `<link rel="preload" as="style" href="${/href="([^"]+)"/.exec(sheet)![1]}"/>`)
      .join('');
    // without scripts nothing would hide what is not styled yet
    const head = `<style>${style}</style>${ahead}<noscript>${sheets.join('')}</noscript></head>`;
    return html
      .replace(SHEET, '')
      .replace('</head>', () => head)
      .replace('</body>', () => `${sheets.join('')}</body>`);
  };
}
