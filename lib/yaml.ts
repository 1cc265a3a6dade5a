import {type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLMap} from 'yaml';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {cachedInLog} from '@/lib/cache/cache-log';
import {SiteError} from './errors';
import {BAD_ALIAS, problemOf, REPEATED_KEY} from './yaml-problems';

export type YamlPath = readonly PropertyKey[];

export interface YamlText {
  readonly data: unknown;
  /** File, line and column of a key or list item, or of its nearest existing parent. */
  place(path: YamlPath): {file: string; line: number; column: number};
}

/** YAML 1.2 core, so dates stay strings; throws a SiteError. The text starts on `firstLine` of the file. */
export function readYaml(text: string, file: string, firstLine = 1): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    // the parser compares each key with every other
    uniqueKeys: false,
    lineCounter,
    prettyErrors: false,
  });
  const at = (offset: number) => {
    const {line, col} = lineCounter.linePos(offset);
    return {file, line: line + firstLine - 1, column: col};
  };
  const repeated = document.errors.length === 0 ? repeatedKey(document) : undefined;
  if (repeated) throw new SiteError({...REPEATED_KEY, ...at(repeated.range?.[0] ?? 0)});
  const error = document.errors[0] ?? document.warnings[0];
  if (error) throw new SiteError({...problemOf(error), ...at(error.pos[0])});
  visit(document, {
    Alias: (_, {range}) => {
      throw new SiteError({...BAD_ALIAS, ...at(range?.[0] ?? 0)});
    },
  });
  return {data: document.toJS(), place: (path) => at(offsetOf(document, path))};
}

/** The data of a YAML text; undefined when it cannot be read, which another rule reports. */
export function tryYaml(text: string): unknown {
  try {
    return readYaml(text, '').data;
  } catch {
    return undefined;
  }
}

/** `readYaml` with the data cached by content hash: reading is the most expensive part of loading the content. */
export function cachedYaml(text: string, file: string, firstLine = 1): YamlText {
  let read: YamlText | undefined;
  const now = () => {
    read ??= readYaml(text, file, firstLine);
    return read;
  };
  const {data} = cachedInLog('yaml', hashOf(inputsHash('code'), text), () => ({data: now().data}));
  return {data, place: (path) => now().place(path)};
}

/** The first duplicate key. */
function repeatedKey(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Map: (_, {items}) => {
      const seen = new Set<unknown>();
      for (const {key} of items) {
        const value = isScalar(key) ? key.value : key;
        if (!seen.has(value)) seen.add(value);
        else if (isBefore(key as Node, found)) found = key as Node;
      }
    },
  });
  return found;
}

const isBefore = (node: Node, other: Node | undefined) => !other || (node.range?.[0] ?? 0) < (other.range?.[0] ?? 0);

/** The key's place if it exists (so that an unknown key is underlined itself), else its parent's. */
function offsetOf(document: Document, path: YamlPath): number {
  let offset = document.contents?.range?.[0] ?? 0;
  let node: unknown = document.contents;
  for (const part of path) {
    const pair = isMap(node) ? pairsOf(node).get(part) : undefined;
    node = isMap(node) ? pair?.value : isSeq(node) ? node.items[Number(part)] : undefined;
    const range = (pair?.key ?? (node as Node | undefined))?.range;
    if (!range) break;
    [offset] = range;
  }
  return offset;
}

interface KeyAndValue {
  readonly key: Node;
  readonly value: unknown;
}

const pairsByMap = new WeakMap<YAMLMap, ReadonlyMap<unknown, KeyAndValue>>();

/** The pairs of a map by key. Memoized, because each fault in a file looks up its place. */
function pairsOf(map: YAMLMap): ReadonlyMap<unknown, KeyAndValue> {
  const cached = pairsByMap.get(map);
  if (cached) return cached;
  const pairs = new Map(
    map.items.flatMap(({key, value}) => (isScalar(key) ? [[key.value as unknown, {key, value}] as const] : [])),
  );
  pairsByMap.set(map, pairs);
  return pairs;
}
