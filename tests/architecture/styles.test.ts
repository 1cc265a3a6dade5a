import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {DESKTOP} from '@/lib/client/behavior/breakpoints';
import {sourceFiles} from './source-files';

const styles = sourceFiles(['app', 'components'], /\.css$/).map(({file, text}) => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const components = styles.filter(({file}) => file.startsWith('components/'));
const code = sourceFiles(['app', 'components', 'lib', 'content'], /\.tsx?$/);

describe('the one breakpoint', () => {
  test('is (width > 996px)', () => {
    expect(DESKTOP).toBe('(width > 996px)');
  });

  test('is the only window width in style sheets', () => {
    const asked = styles.flatMap(({file, text}) =>
      [...text.matchAll(/@media([^{]*)\{/g)]
        .map(([, query]) => query!.replaceAll(DESKTOP, ''))
        .filter((rest) => /width/.test(rest))
        .map((rest) => `${file}: @media${rest}`),
    );
    expect(asked).toEqual([]);
  });

  test('is defined once in the code', () => {
    const spelling = code.filter(({text}) => /\b996px|matchMedia\([^)]*width/.test(text)).map(({file}) => file);
    expect(spelling).toEqual(['lib/client/behavior/breakpoints.ts']);
  });
});

/** `.navbar` and `.navbar-end` are classes of components/navbar/navbar.css. */
const classesIn = (css: string) => [
  ...new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name]) => name!)),
];
const GLOBAL = styles.filter(({file}) => file.startsWith('app/')).flatMap(({text}) => classesIn(text));

describe('classes of components', () => {
  test('start with the name of their file', () => {
    const strangers = components.flatMap(({file, text}) => {
      const name = path.basename(file, '.css');
      const isOwn = (used: string) => used === name || used.startsWith(`${name}-`) || GLOBAL.includes(used);
      return classesIn(text)
        .filter((used) => !isOwn(used))
        .map((used) => `${file}: .${used}`);
    });
    expect(strangers).toEqual([]);
  });

  test('also animations do, whose names are global', () => {
    const strangers = components.flatMap(({file, text}) =>
      [...text.matchAll(/@keyframes ([\w-]+)/g)]
        .filter(([, name]) => !name!.startsWith(`${path.basename(file, '.css')}-`))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  test('belong to one file', () => {
    const names = components.map(({file}) => path.basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('are defined when used, and used when defined', () => {
    const written = new Set(components.flatMap(({text}) => classesIn(text)));
    const used = new Set(
      code.flatMap(({text}) =>
        [...text.matchAll(/['"\s`]([a-z][a-z\d]*(?:-[a-z\d]+)*)(?=['"\s`])/g)].map(([, name]) => name!),
      ),
    );
    expect([...written].filter((name) => !used.has(name))).toEqual([]);
    const inAttributes = code
      .filter(({file}) => !file.startsWith('lib/authoring/check/'))
      .flatMap(({file, text}) =>
        [...text.matchAll(/class(?:Name)?="([^"{}$<>]+)"/g)].flatMap(([, names]) =>
          names!.split(' ').map((name) => ({file, name})),
        ),
      );
    const known = (name: string) => written.has(name) || GLOBAL.includes(name);
    expect(inAttributes.filter(({name}) => !known(name)).map(({file, name}) => `${file}: ${name}`)).toEqual([]);
  });
});

describe('style sheets', () => {
  test('of components are entirely in the layer of components', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter(({text}) => !isWrapped(text)).map(({file}) => file)).toEqual([]);
  });

  test('are all imported, once, by the style of the first screen or by the rest', () => {
    const imported = ['first', 'rest'].flatMap((name) =>
      [...readFileSync(`app/_styles/${name}.css`, 'utf8').matchAll(/^@import '([^']+)'/gm)].map(([, at]) =>
        path.posix.join('app/_styles', at!),
      ),
    );
    const lists = ['first', 'index', 'rest'].map((name) => `app/_styles/${name}.css`);
    const all = styles.map(({file}) => file).filter((file) => !lists.includes(file));
    expect(imported.sort()).toEqual(all.sort());
  });

  test('start with the order of the layers', () => {
    const layers = styles.find(({file}) => file === 'app/_styles/layers.css');
    expect(layers?.text.trim()).toBe('@layer reset, tokens, base, prose, components, utilities;');
  });

  test('never use !important outside of print and the reset', () => {
    const wrong = styles
      .filter(({file}) => !/\/(print|reset)\.css$/.test(file))
      .filter(({text}) => text.replace(/@media print\s*\{[\s\S]*?\n {2}\}/g, '').includes('!important'))
      .map(({file}) => file);
    expect(wrong).toEqual([]);
  });
});

/** True when everything is in one `@layer components {…}`. */
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
