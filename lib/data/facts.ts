import 'server-only';
import {choices, type Place, SiteError} from '@/lib/errors';
import type {YamlPath} from '@/lib/yaml';
import {asOf} from './as-of';
import {type FactNode, type FactRecord, factFiles, isRecord} from './fact-files';
import {getSource} from './sources';

/** The node at `file.key.rowId.key…`; rows are found by `id`. Throws a SiteError naming an unknown segment. */
export function fact(id: string): FactNode {
  return factTrail(id).at(-1)!;
}

/** The nodes on the path to a fact: the file's root first, the fact itself last. */
export function factTrail(id: string): readonly FactNode[] {
  const [name = '', ...segments] = id.split('.');
  const file = factFiles().get(name);
  if (!file) throw unknownSegment(id, name, 'content/data/facts', [...factFiles().keys()]);
  const trail: FactNode[] = [asOf(file.data)];
  for (const [index, segment] of segments.entries()) {
    const parent = trail[index]!;
    const child = childOf(parent, segment);
    if (child === undefined) {
      throw unknownSegment(id, segment, [name, ...segments.slice(0, index)].join('.'), childNames(parent));
    }
    trail.push(asOf(child));
  }
  return trail;
}

/** The rows of the list at `id`. Throws a SiteError when there is no list of rows. */
export function factRows(id: string): readonly FactRecord[] {
  const node = fact(id);
  if (Array.isArray(node) && node.every(isRecord)) return node.map(asOf);
  throw new SiteError({
    problem: `The fact "${id}" is not a list of rows.`,
    fix: isRecord(node)
      ? choices('', Object.keys(node))
      : 'name a list, such as vitamins.vitamins.vitamin-c.food_sources',
  });
}

/** The source ids of a fact: the nearest `src` on its path. Throws a SiteError without one, or for unknown ids. */
export function factSources(id: string): readonly string[] {
  const src = factTrail(id).findLast((node): node is FactRecord => isRecord(node) && 'src' in node)?.src;
  if (!Array.isArray(src) || src.length === 0) {
    throw new SiteError({problem: `The fact "${id}" has no source.`, fix: 'add src: [source-id] to its row'});
  }
  return src.map((source) => getSource(String(source)).id);
}

/** The unit of a fact: the nearest `unit` on its path. */
export function factUnit(id: string): string | undefined {
  const owner = factTrail(id).findLast((node): node is FactRecord => isRecord(node) && typeof node.unit === 'string');
  return owner?.unit as string | undefined;
}

/** The place of a fact, or of a key inside it, in content/data/facts. */
export function factPlace(id: string, keys: YamlPath = []): Place {
  const [name = '', ...segments] = id.split('.');
  const trail = factTrail(id);
  const path = segments.map((segment, index) => {
    const parent = trail[index];
    return Array.isArray(parent) ? parent.findIndex((row) => isRecord(row) && row.id === segment) : segment;
  });
  return factFiles()
    .get(name)!
    .place([...path, ...keys]);
}

function childOf(node: FactNode, segment: string): FactNode | undefined {
  if (Array.isArray(node)) return node.find((row) => isRecord(row) && row.id === segment);
  return isRecord(node) && Object.hasOwn(node, segment) ? node[segment] : undefined;
}

function childNames(node: FactNode): readonly string[] {
  if (Array.isArray(node)) return node.filter(isRecord).map((row) => String(row.id));
  return isRecord(node) ? Object.keys(node) : [];
}

function unknownSegment(id: string, segment: string, parent: string, valid: readonly string[]): SiteError {
  return new SiteError({
    problem: `Unknown fact "${id}": there is no "${segment}" in ${parent}.`,
    fix: choices(segment, valid, 24),
  });
}
