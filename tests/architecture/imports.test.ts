import {describe, expect, test} from 'vitest';
import {importsOf, resolveImport, sourceFiles} from './source-files';

const LAYERS = ['content', 'lib', 'components', 'app'];
const files = sourceFiles(LAYERS, /\.tsx?$/);
const layerOf = (file: string) => LAYERS.indexOf(file.split('/')[0]!);

describe('imports', () => {
  test('only point down: app → components → lib → content/*.ts', () => {
    const wrong = files.flatMap(({file, text}) =>
      importsOf(text)
        .map(({specifier}) => resolveImport(file, specifier))
        .filter((target) => target !== undefined && layerOf(file) > 0 && !isDown(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('within lib: none of the commands of authors, and in shared helpers only settings and caches', () => {
    const isAllowed = (file: string, target: string) =>
      /^lib\/[^/]+$/.test(file)
        ? /^(lib\/[^/]+|lib\/(cache|config)(\/.*)?|content\/.*)$/.test(target)
        : file.startsWith('lib/authoring/') || !target.startsWith('lib/authoring/');
    const wrong = files
      .filter(({file}) => file.startsWith('lib/'))
      .flatMap(({file, text}) =>
        importsOf(text)
          .map(({specifier}) => resolveImport(file, specifier))
          .filter((target) => target !== undefined && !isAllowed(file, target))
          .map((target) => `${file} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('of settings in content/*.ts are types only', () => {
    const wrong = files
      .filter(({file}) => layerOf(file) === 0)
      .flatMap(({file, text}) =>
        importsOf(text)
          .filter(({isType}) => !isType)
          .map(({specifier}) => `${file} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  test('across folders start with @/…', () => {
    const folder = (file: string) => file.split('/').slice(0, 2).join('/');
    const wrong = files.flatMap(({file, text}) =>
      importsOf(text)
        .filter(({specifier}) => specifier.startsWith('..'))
        .map(({specifier}) => resolveImport(file, specifier)!)
        .filter((target) => folder(target) !== folder(file))
        .map((target) => `${file} imports ${target} by a relative path`),
    );
    expect(wrong).toEqual([]);
  });

  // what is imported without its folder's entry module: cached results and pages must not depend on all of it
  test.each([
    ['lib/search', ['keywords', 'words'], ['lib/edit-distance']],
    ['lib/covers', ['cover-names', 'stage'], []],
    ['lib/service-worker', ['page-store', 'worker'], []],
  ])('of %s go through its entry module, and it imports nothing of the site', (folder, alone, shared) => {
    const entries = ['', '/index', ...alone.map((name) => `/${name}`)].map((name) => folder + name);
    const isInside = (file: string) => file.startsWith(`${folder}/`);
    const wrong = sourceFiles([...LAYERS, 'scripts'], /\.m?tsx?$/, true)
      .filter(({file}) => !file.includes('.test.'))
      .flatMap(({file, text}) =>
        importsOf(text)
          .map(({specifier}) => resolveImport(file, specifier)?.replace(/\.ts$/, ''))
          .filter((target) => target !== undefined)
          .filter((target) =>
            isInside(file)
              ? !isInside(target) && !(shared as string[]).includes(target)
              : isInside(target) && !entries.includes(target),
          )
          .map((target) => `${file} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('of next-mdx-remote, which is archived, are in one file', () => {
    const importing = sourceFiles([...LAYERS, 'scripts'], /\.m?tsx?$|\.mjs$/, true)
      .filter(({text}) => importsOf(text).some(({specifier}) => specifier.startsWith('next-mdx-remote')))
      .map(({file}) => file);
    expect(importing).toEqual(['lib/content/markdown/compile.ts']);
  });

  test('go to the modules themselves: only the entry modules re-export', () => {
    const barrels = files.filter(({text}) => importsOf(text).some(({isReExport}) => isReExport)).map(({file}) => file);
    expect(barrels.sort()).toEqual(Object.keys(RE_EXPORTS).sort());
  });
});

/** Files that may re-export, with the reason. */
const RE_EXPORTS: Readonly<Record<string, string>> = {
  'lib/config/index.ts': 'entry module',
  'lib/content/index.ts': 'entry module',
  'lib/covers/index.ts': 'entry module',
  'lib/search/index.ts': 'entry module',
  'app/error.tsx': 'Next finds it by its name; the view is in components/',
  'app/global-error.tsx': 'Next finds it by its name; the view is in components/',
};

function isDown(file: string, target: string): boolean {
  return layerOf(target) >= 0 && layerOf(target) <= layerOf(file);
}

describe('what reaches a browser', () => {
  const byName = new Map(files.map((source) => [source.file.replace(/(\/index)?\.tsx?$/, ''), source]));

  /** Packages and Node modules that run in the browser with a file, each with its import path. */
  function reachable(start: string): Map<string, string> {
    const packages = new Map<string, string>();
    const ways = new Map([[start, start]]);
    for (const [file, way] of ways) {
      for (const {specifier, isType} of importsOf(byName.get(file)?.text ?? '')) {
        if (isType) continue;
        const target = resolveImport(`${file}.tsx`, specifier)?.replace(/\.tsx?$/, '');
        if (target === undefined) packages.set(specifier, `${way} → ${specifier}`);
        else if (!ways.has(target)) ways.set(target, `${way} → ${target}`);
      }
    }
    return packages;
  }

  test('never includes the checks, the compiler or the file system', () => {
    const heavy = /^(node:|server-only$|zod|yaml$|gray-matter$|sharp$|@mdx-js|remark|unified|react-dom\/server)/;
    const clients = files.filter(({file}) => file.endsWith('.client.tsx') || file === 'instrumentation-client.ts');
    const wrong = clients.flatMap(({file}) =>
      [...reachable(file.replace(/\.tsx?$/, ''))].filter(([name]) => heavy.test(name)).map(([, way]) => way),
    );
    expect(clients.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test.each(['lib/content', 'lib/config'])('the entry module of %s imports server-only', (folder) => {
    expect(byName.get(folder)?.text.startsWith("import 'server-only';\n")).toBe(true);
  });

  test('modules of lib that read content, settings or files do, too', () => {
    const SOURCES = /^(node:fs(\/promises)?|gray-matter|next-mdx-remote\/rsc|@\/lib\/(content|config))$/;
    const reading = files.filter(
      ({file, text}) =>
        file.startsWith('lib/') && importsOf(text).some(({specifier, isType}) => !isType && SOURCES.test(specifier)),
    );
    expect(reading.length).toBeGreaterThan(50);
    expect(reading.filter(({text}) => !text.startsWith("import 'server-only';\n")).map(({file}) => file)).toEqual([]);
  });
});
