import {existsSync, readFileSync} from 'node:fs';
import {build, type Plugin} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {INPUTS} from '@/lib/cache/cache-inputs';
import {SOURCES_FILE} from '@/lib/data/sources';
import {sourceFiles} from './source-files';

/** Settings are in keys by their values; the others read caches and compute nothing. */
const NO_PART = /^@\/lib\/(config$|cache\/)/;

/** Without what Next adds, style sheets, and modules without influence. */
const onlyCode: Plugin = {
  name: 'only-code',
  setup({onLoad, onResolve}) {
    onResolve({filter: NO_PART}, ({path}) => ({path, external: true}));
    onLoad({filter: /\.css$/}, () => ({contents: 'export default {}'}));
  },
};

/** The project files a module imports. */
async function importedFiles(module: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    plugins: [onlyCode],
  });
  return Object.keys(metafile.inputs);
}

/** Files and folders of data that a module reads. The register is not an input: lib/data/article-inputs.ts. */
function dataNamedIn(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/'(content\/data(?:\/[\w.-]+)+)'/g)].map(([, name]) => name!);
  return named.filter((name) => name !== SOURCES_FILE);
}

const isIn = (file: string, sources: readonly string[]) =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

describe.each([
  ['pictures', ['lib/cards/emit.ts', 'lib/site/covers/emit.ts', 'lib/images/picture.ts']],
  ['articles', ['components/article/render-article.ts', 'lib/authoring/check/read/check-body.ts']],
] as const)('what is cached as "%s"', (name, modules) => {
  test('is computed again when its code, a package, or a file that it reads changes', async () => {
    const imported = (await Promise.all(modules.map(importedFiles))).flat();
    const read = imported.includes('lib/cards/fonts.ts') ? ['public/fonts'] : imported.flatMap(dataNamedIn);
    const needed = [...imported.filter((file) => !file.endsWith('.css')), 'package-lock.json', ...read];
    expect(needed.filter((file) => !isIn(file, INPUTS[name]))).toEqual([]);
  });
});

test('has only existing files', () => {
  expect(Object.values(INPUTS).flatMap((sources) => sources.filter((source) => !existsSync(source)))).toEqual([]);
});

test('every key in .cache includes the code that computes the value', () => {
  const keeping = sourceFiles(['lib', 'components'], /\.tsx?$/).filter(({text}) =>
    /\b(cached|cachedInLog)(<[^(]+>)?\(/.test(text.replace(/^export .*/gm, '')),
  );
  expect(keeping.filter(({text}) => !/inputsHash\('|articleInputs\(/.test(text)).map(({file}) => file)).toEqual([]);
});
