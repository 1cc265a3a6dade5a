import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeText} from '@/lib/text-file';
import {keptYaml, type YamlText} from '@/lib/yaml';

export type FactScalar = string | number | boolean | null;
export type FactNode = FactScalar | readonly FactNode[] | {readonly [key: string]: FactNode};
export type FactRecord = {readonly [key: string]: FactNode};

export interface FactFile extends YamlText {
  readonly name: string;
  readonly data: FactNode;
}

const FOLDER = 'content/data/facts';

let cache: ReadonlyMap<string, FactFile> | undefined;

/** content/data/facts/*.yml by name, read once per process. Throws a SiteError for malformed YAML. */
export function factFiles(): ReadonlyMap<string, FactFile> {
  cache ??= readFolder(path.join(process.cwd(), FOLDER));
  return cache;
}

/** One file of facts from its text. */
export function parseFactFile(name: string, text: string): FactFile {
  return {name, ...(keptYaml(text, `${FOLDER}/${name}.yml`) as YamlText & {data: FactNode})};
}

/** A YAML mapping, as opposed to a list or a single value. */
export function isRecord(node: FactNode | undefined): node is FactRecord {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function readFolder(folder: string): ReadonlyMap<string, FactFile> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.basename(file, '.yml'))
    .sort();
  return new Map(
    names.map((name) => [
      name,
      parseFactFile(name, decodeText(readFileSync(path.join(folder, `${name}.yml`)), `${FOLDER}/${name}.yml`)),
    ]),
  );
}
