import {existsSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {build, type Plugin} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {INPUTS} from '@/lib/cache/cache-inputs';
import {sourceFiles} from './source-files';

/** Settings are in keys by their values; the others keep results and make none. */
const NO_PART = /^@\/lib\/(config$|cache\/)/;

/** Without what Next adds, style sheets, and what takes no part. */
const onlyCode: Plugin = {
  name: 'only-code',
  setup({onLoad, onResolve}) {
    onResolve({filter: NO_PART}, ({path}) => ({path, external: true}));
    onLoad({filter: /\.css$/}, () => ({contents: 'export default {}'}));
  },
};

/** The files of the project a module is made of, and whether packages take part. */
async function importsIn(module: string): Promise<{readonly files: readonly string[]; readonly hasPackages: boolean}> {
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
  const inputs = Object.entries(metafile.inputs);
  const others = inputs.flatMap(([, {imports}]) => imports.filter(({external}) => external).map(({path}) => path));
  return {
    files: inputs.map(([file]) => file),
    hasPackages: others.some((name) => !isBuiltin(name) && name !== 'server-only' && !NO_PART.test(name)),
  };
}

const isIn = (file: string, sources: readonly string[]) =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

describe.each(Object.entries(INPUTS))('what is cached under "%s"', (name, {modules, sources}) => {
  test('is made again when a module that makes it changes, or a package, or the data they read', async () => {
    const made = await Promise.all(modules.map(importsIn));
    const files = made.flatMap(({files: own}) => own);
    const needed = [
      ...files,
      ...(made.some(({hasPackages}) => hasPackages) ? ['package-lock.json'] : []),
      ...(files.some((file) => file.startsWith('lib/data/')) ? ['content/data'] : []),
      ...(files.includes('lib/cards/fonts.ts') ? ['public/fonts'] : []),
    ];
    expect(needed.filter((file) => !file.endsWith('.css') && !isIn(file, sources))).toEqual([]);
  });

  test('has no source that is not there', () => {
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });

  test('is made again when the module that keeps it changes', () => {
    const keeping = sourceFiles(['lib', 'components'], /\.tsx?$/).filter(({text}) =>
      text.includes(`inputsHash('${name}')`),
    );
    expect(keeping).not.toEqual([]);
    expect(keeping.map(({file}) => file).filter((file) => !isIn(file, sources))).toEqual([]);
  });
});

test('the key of everything in .cache includes the code that makes it', () => {
  const keeping = sourceFiles(['lib', 'components'], /\.tsx?$/).filter(({text}) =>
    /\b(cached|cachedSync|cachedInLog)(<[^(]+>)?\(/.test(text.replace(/^export .*/gm, '')),
  );
  expect(keeping.filter(({text}) => !text.includes("inputsHash('")).map(({file}) => file)).toEqual([]);
});
