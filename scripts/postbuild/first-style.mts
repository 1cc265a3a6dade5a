import {buildSync} from 'esbuild';
import type {Change} from './files.mts';

/** What the first screen may show: on every page, and on articles or others. Paths are below `app/_styles`. */
const FIRST = {article: ['first.css', 'first-article.css'], other: ['first.css', 'first-lists.css']} as const;
const ARTICLE = '<article class="frame-content article-frame-article">';
const SHEET = /<link rel="stylesheet" href="[^"]+"[^>]*>/g;

/** The style of the first screen of articles and of other pages. */
export function firstStyles() {
  return {article: styleOf(FIRST.article), other: styleOf(FIRST.other)};
}

/** The style of these files as one text, minified. */
export function styleOf(files: readonly string[], folder = 'app/_styles'): string {
  const {outputFiles} = buildSync({
    stdin: {contents: files.map((file) => `@import './${file}';`).join('\n'), resolveDir: folder, loader: 'css'},
    bundle: true,
    minify: true,
    write: false,
    loader: {'.svg': 'dataurl'},
    // keeps modern syntax as it is written
    target: 'esnext',
    logLevel: 'warning',
  });
  return outputFiles[0]!.text.trim().replaceAll('</', '<\\/');
}

/**
 * Prints the style of the first screen into the page and moves its style sheets to the end, so that the first paint
 * needs no second round trip. The sheets contain all rules in the same layers: once loaded, they give the same result
 * as alone.
 */
export function inlineFirstStyle(styles: {readonly article: string; readonly other: string}): Change {
  return (html) => {
    const sheets = html.match(SHEET) ?? [];
    if (sheets.length === 0) return html;
    const ahead = sheets
      .map((sheet) => `<link rel="preload" as="style" href="${/href="([^"]+)"/.exec(sheet)![1]}"/>`)
      .join('');
    const style = html.includes(ARTICLE) ? styles.article : styles.other;
    // without scripts nothing would hide what is not styled yet
    const head = `<style>${style}</style>${ahead}<noscript>${sheets.join('')}</noscript></head>`;
    return html
      .replace(SHEET, '')
      .replace('</head>', () => head)
      .replace('</body>', () => `${sheets.join('')}</body>`);
  };
}
