import {type Document, isMap, isScalar, LineCounter, type Node, parseDocument} from 'yaml';
import {SiteError} from '@/lib/errors';

export interface YamlText {
  readonly data: unknown;
  /** Line and column in the file of a value, or of the nearest thing around it that exists. */
  place(path: readonly PropertyKey[]): {line: number; column: number};
}

/**
 * YAML 1.2 core: dates stay strings, `no` stays "no", every key stands once. `firstLine` is the line of the file the text begins at.
 * Throws a SiteError with file:line:column.
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    uniqueKeys: true,
    lineCounter,
    prettyErrors: false,
  });
  const at = (offset: number) => {
    const {line, col} = lineCounter.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    throw new SiteError({
      problem: `The YAML cannot be read: ${error.message}.`,
      file,
      ...at(error.pos[0]),
      fix: remedy(error.message),
    });
  }
  let data: unknown;
  try {
    data = document.toJS({maxAliasCount: 50});
  } catch {
    throw new SiteError({
      problem: 'The YAML refers to itself too often.',
      file,
      line: firstLine,
      fix: 'write the values out instead of using & and *',
    });
  }
  return {data, place: (path) => at(offsetOf(document, path))};
}

function remedy(message: string): string {
  if (/implicit keys|Nested mappings|compact mappings/i.test(message))
    return 'put quotes round a text that contains ": "';
  if (/Map keys must be unique/i.test(message)) return 'keep one of the two lines';
  if (/tab/i.test(message)) return 'indent with spaces';
  if (/quote/i.test(message)) return 'close the quotes on the same line';
  return 'check the indentation, the quotes and the brackets of this line';
}

/** Where the key stands (so that an unknown key is underlined itself), else where its parent does. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      const node = pair?.key as Node | undefined;
      if (node?.range) return node.range[0];
    }
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
