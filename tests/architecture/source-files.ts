import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
}

/** Every file below some folders with one of these extensions; without tests by default. */
export function sourceFiles(folders: readonly string[], endings: RegExp, withTests = false): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => withTests || !/\.test\.tsx?$|^tests\//.test(file))
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(ROOT, file), 'utf8')}));
}

export interface Import {
  readonly specifier: string;
  /** `import type`, or only types between the braces: erased at run time. */
  readonly isType: boolean;
  readonly isReExport: boolean;
}

const STATEMENT = /^(import|export)\s+(type\s+)?([^'";]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

/** The modules a file imports or re-exports. */
export function importsOf(text: string): Import[] {
  const written = [...text.matchAll(STATEMENT)].map(([, keyword, type, names = '', specifier]): Import => {
    const inBraces = /^\{([^}]*)\}\s+from/.exec(names.trim())?.[1]?.split(',') ?? [];
    const listed = inBraces.map((name) => name.trim()).filter(Boolean);
    const onlyTypes = listed.length > 0 && listed.every((name) => name.startsWith('type '));
    return {specifier: specifier!, isType: type !== undefined || onlyTypes, isReExport: keyword === 'export'};
  });
  const typeof_ = /typeof import\(/;
  const dynamic = text
    .split('\n')
    .filter((line) => !typeof_.test(line))
    .flatMap((line) => [...line.matchAll(DYNAMIC)])
    .map(([, specifier]): Import => ({specifier: specifier!, isType: false, isReExport: false}));
  return [...written, ...dynamic];
}

/** The project file of a specifier, without its extension; undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return undefined;
}
