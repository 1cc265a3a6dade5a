import {describe, expect, test} from 'vitest';
import {DESKTOP} from '@/lib/behavior/breakpoints';
import {resolveImport, sourceFiles} from './source-files';

const styles = sourceFiles(['app', 'components'], /\.css$/).map(({file, text}) => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const modules = styles.filter(({file}) => file.endsWith('.module.css'));
const code = sourceFiles(['app', 'components', 'lib', 'content'], /\.tsx?$/);

describe('the one breakpoint', () => {
  test('is (width > 996px)', () => {
    expect(DESKTOP).toBe('(width > 996px)');
  });

  test('is the only width that style sheets ask the window for', () => {
    const asked = styles.flatMap(({file, text}) =>
      [...text.matchAll(/@media([^{]*)\{/g)]
        .map(([, query]) => query!.replaceAll(DESKTOP, ''))
        .filter((rest) => /width/.test(rest))
        .map((rest) => `${file}: @media${rest}`),
    );
    expect(asked).toEqual([]);
  });

  test('is spelled out in one place of the code', () => {
    const spelling = code.filter(({text}) => /\b996px|matchMedia\([^)]*width/.test(text)).map(({file}) => file);
    expect(spelling).toEqual(['lib/behavior/breakpoints.ts']);
  });
});

describe('classes of modules', () => {
  const uses = code.flatMap(({file, text}) =>
    [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name, specifier]) => ({
      file,
      sheet: resolveImport(file, specifier!)!,
      names: [...text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)\\b(?!\\()`, 'g'))].map(([, used]) => used!),
    })),
  );

  test('exist when they are used', () => {
    const missing = uses.flatMap(({file, sheet, names}) => {
      const {text} = modules.find((module) => module.file === sheet)!;
      return names.filter((name) => !new RegExp(`\\.${name}\\b`).test(text)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('are used when they exist', () => {
    const unused = modules.flatMap(({file, text}) => {
      const used = new Set(uses.flatMap(({sheet, names}) => (sheet === file ? names : [])));
      const written = new Set([...text.matchAll(/\.([a-z]\w*)(?=[^;{}]*\{)/gi)].map(([, name]) => name!));
      return [...written].filter((name) => !used.has(name)).map((name) => `${file}: .${name}`);
    });
    expect(unused).toEqual([]);
  });
});

describe('style sheets', () => {
  test('of components stand wholly in the layer of components', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter(({text}) => !isWrapped(text)).map(({file}) => file)).toEqual([]);
  });

  test('begin with the order of the layers', () => {
    const layers = styles.find(({file}) => file === 'app/_styles/layers.css');
    expect(layers?.text.trim()).toBe('@layer reset, tokens, base, prose, components, utilities;');
  });

  test('never overrule by !important outside of print and the reset', () => {
    const wrong = styles
      .filter(({file}) => !/\/(print|reset)\.css$/.test(file))
      .filter(({text}) => text.replace(/@media print\s*\{[\s\S]*?\n {2}\}/g, '').includes('!important'))
      .map(({file}) => file);
    expect(wrong).toEqual([]);
  });
});

/** True when everything stands in one `@layer components {…}`. */
function isWrapped(text: string): boolean {
  const css = text.trim();
  const start = /^@layer components\s*\{/.exec(css)?.[0];
  if (!start) return false;
  let depth = 1;
  for (let at = start.length; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    if (depth === 0) return at === css.length - 1;
  }
  return false;
}
