import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import postcss from 'postcss';
import type {Change} from './files.mts';

/** A style sheet of the first screen; its classes begin with the name of its file. */
interface FirstStyle {
  readonly name: string;
  readonly css: string;
}

/** Selectors that wait for the sheet: of what is under the pointer, or selected. */
const LATER = /(?<!:not\([^)]*):(hover|active)\b|::selection/;
/** Media queries that no first paint matches: print, and pages without scripts, whose sheet is in the head. */
const ELSEWHERE = /^(print|\(scripting: ?none\))[^,]*$/;

/** An article's footer and what follows it: hidden until the sheet has loaded (app/_styles/base.css). */
const HIDDEN = /<footer class="article-layout-footer">[\s\S]*?<\/article>/;

const SHEET = /<link rel="stylesheet" href="[^"]+"[^>]*>/g;

/** The style sheets that `first.css` imports, in order, each minified. */
export function firstStyles(folder = 'app/_styles'): FirstStyle[] {
  const list = readFileSync(path.join(folder, 'first.css'), 'utf8');
  return [...list.matchAll(/^@import '(.+)\.css'/gm)].map(([, file]) => {
    const {outputFiles} = buildSync({
      entryPoints: [path.resolve(folder, `${file}.css`)],
      bundle: true,
      minify: true,
      write: false,
      loader: {'.svg': 'dataurl'},
      // modern syntax stays as it is written
      target: 'esnext',
      logLevel: 'warning',
    });
    const css = onlyFirstPaint(outputFiles[0]!.text.trim());
    return {name: path.basename(file!), css: css.replaceAll('</', '<\\/')};
  });
}

/** The style without rules that change nothing of a first paint. */
function onlyFirstPaint(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (ELSEWHERE.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) => !LATER.test(selector));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  return root.toString();
}

/**
 * Prints the style of the first screen into the page and moves its style sheets to the end, so that the first paint
 * does not wait for another round trip. Sheets of components that the page does not show are left out. The linked
 * sheets contain all rules in the same layers: once they have loaded, the page looks as if there were only them.
 */
export function inlineFirstStyle(styles: readonly FirstStyle[]): Change {
  return (html) => {
    const sheets = html.match(SHEET) ?? [];
    if (sheets.length === 0) {
      if (html.includes('rel="stylesheet"'))
        throw new Error('A style sheet of a page has another form. See scripts/postbuild/first-style.mts.');
      return html;
    }
    const ahead = sheets
      .map((sheet) => `<link rel="preload" as="style" href="${/href="([^"]+)"/.exec(sheet)![1]}"/>`)
      .join('');
    const classes = [...html.replace(HIDDEN, '').matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
      names!.split(' '),
    );
    const used = styles.filter(
      ({name, css}) => !css.includes(`.${name}`) || classes.some((item) => `${item}-`.startsWith(`${name}-`)),
    );
    // without scripts nothing would hide what is not styled yet
    const head = `<style>${used.map(({css}) => css).join('')}</style>${ahead}<noscript>${sheets.join('')}</noscript></head>`;
    return html
      .replace(SHEET, '')
      .replace('</head>', () => head)
      .replace('</body>', () => `${sheets.join('')}</body>`);
  };
}
