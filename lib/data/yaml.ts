import 'server-only';
import {isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument} from 'yaml';
import {type Place, SiteError} from '@/lib/errors';

export type YamlPath = readonly PropertyKey[];

export interface YamlDocument {
  readonly value: unknown;
  /** The place of the key (or list item) at `path`; of its nearest existing parent when there is none. */
  place(path: YamlPath): Place;
}

/** Reads YAML 1.2. `line` is the file's line just before the text. Throws a SiteError with file:line:column when it is malformed. */
export function parseYaml(text: string, {file, line = 0}: Place): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const at = (offset: number): Place => {
    const position = lines.linePos(offset);
    return {file, line: line + Math.max(position.line, 1), column: Math.max(position.col, 1)};
  };
  const error = document.errors[0];
  if (error) {
    throw new SiteError({
      problem: `This YAML cannot be read: ${sentence(error.message)}`,
      ...at(error.pos[0]),
      fix: 'mend the indentation or the quotes; quote any text that contains ": " or "#"',
    });
  }
  return {
    value: document.toJS(),
    place: (path) => at(offsetOf(document.contents, path)),
  };
}

function offsetOf(root: Node | null, path: YamlPath): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const segment of path) {
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === String(segment));
      if (!isPair(pair)) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(segment)] as Node | undefined;
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

function sentence(message: string): string {
  const first = message.split('\n')[0]!.trim();
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
