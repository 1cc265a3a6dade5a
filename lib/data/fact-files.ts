import 'server-only';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {memoizeFiles} from '@/lib/memoize-files';
import {cachedYaml, type YamlText} from '@/lib/yaml';
import {readDataFile, requireData} from './data-file';

type FactScalar = string | number | boolean | null;
export type FactNode = FactScalar | readonly FactNode[] | {readonly [key: string]: FactNode};
export type FactRecord = {readonly [key: string]: FactNode};

export interface FactFile extends YamlText {
  readonly name: string;
  readonly data: FactNode;
}

const FOLDER = 'content/data/facts';

/** content/data/facts/*.yml by name. Throws a SiteError for an invalid file, or a name that is not read. */
export const factFiles: () => ReadonlyMap<string, FactFile> = memoizeFiles(
  () => namesIn(FOLDER).map((name) => `${FOLDER}/${name}.yml`),
  readFolder,
  new Map(),
);

/** One file of facts from its text. */
export function parseFactFile(name: string, text: string): FactFile {
  const read = cachedYaml(text, `${FOLDER}/${name}.yml`) as YamlText & {data: FactNode};
  if (isRecord(read.data) && Object.keys(read.data).length > 0) return {name, ...read};
  throw new SiteError({
    problem: read.data === null ? 'The file of facts is empty.' : 'The file of facts has no keys.',
    ...read.place([]),
    fix: 'write keys with values, such as "crops:" with a list of rows below it, or delete the file',
  });
}

/** A YAML mapping, as opposed to a list or a single value. */
export function isRecord(node: FactNode | undefined): node is FactRecord {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function readFolder(): ReadonlyMap<string, FactFile> {
  requireData(FOLDER, process.cwd(), 'make an empty folder of that name');
  return new Map(namesIn(FOLDER).map((name) => [name, parseFactFile(name, readDataFile(`${FOLDER}/${name}.yml`))]));
}

function namesIn(folder: string): string[] {
  const place = path.join(process.cwd(), folder);
  const files = existsSync(place) ? readdirSync(place) : [];
  const odd = files.find((file) => /\.ya?ml$/i.test(file) && !file.endsWith('.yml'));
  if (odd) {
    const fix = 'use the extension .yml, in lower case';
    throw new SiteError({problem: `"${odd}" would not be read.`, file: `${FOLDER}/${odd}`, fix});
  }
  return files
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.basename(file, '.yml'))
    .sort();
}
