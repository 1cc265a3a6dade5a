import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeText} from '@/lib/text-file';
import {keptYaml, type YamlText} from '@/lib/yaml';
import {untilSaved} from './until-saved';

export type FactScalar = string | number | boolean | null;
export type FactNode = FactScalar | readonly FactNode[] | {readonly [key: string]: FactNode};
export type FactRecord = {readonly [key: string]: FactNode};

export interface FactFile extends YamlText {
  readonly name: string;
  readonly data: FactNode;
}

const FOLDER = 'content/data/facts';

/** content/data/facts/*.yml by name. Throws a SiteError for malformed YAML. */
export const factFiles: () => ReadonlyMap<string, FactFile> = untilSaved(
  () => namesIn(FOLDER).map((name) => `${FOLDER}/${name}.yml`),
  () => readFolder(path.join(process.cwd(), FOLDER)),
);

/** One file of facts from its text. */
export function parseFactFile(name: string, text: string): FactFile {
  return {name, ...(keptYaml(text, `${FOLDER}/${name}.yml`) as YamlText & {data: FactNode})};
}

/** A YAML mapping, as opposed to a list or a single value. */
export function isRecord(node: FactNode | undefined): node is FactRecord {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function readFolder(folder: string): ReadonlyMap<string, FactFile> {
  return new Map(
    namesIn(folder).map((name) => [
      name,
      parseFactFile(name, decodeText(readFileSync(path.join(folder, `${name}.yml`)), `${FOLDER}/${name}.yml`)),
    ]),
  );
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.basename(file, '.yml'))
    .sort();
}
