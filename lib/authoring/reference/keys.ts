import {z} from 'zod';

/** A key of front matter or settings, as the reference shows it. */
export interface KeyRow {
  /** `docs.toc.minHeadingLevel`; `[]` for each entry of a list, `<name>` for a custom key. */
  readonly path: string;
  /** Its type, in words. */
  readonly holds: string;
  /** JSON of its default; undefined when it is required or simply absent. */
  readonly preset?: string;
  readonly isRequired: boolean;
  readonly about: string;
}

interface Node {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly items?: Node | readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

/** Every key of an object schema in order, nested ones after their parent. `closed` lists paths explained elsewhere. */
export function keyRows(schema: z.ZodType, closed: readonly string[] = []): KeyRow[] {
  const node = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any', target: 'draft-7'}) as Node;
  const rows = rowsBelow(node, '', closed);
  return rows.filter(({path}, index) => rows.findIndex((row) => row.path === path) === index);
}

/** The description of a schema. */
export function aboutOf(schema: z.ZodType): string {
  return schema.description ?? '';
}

function rowsBelow(node: Node, prefix: string, closed: readonly string[]): KeyRow[] {
  const variants = node.anyOf ?? node.oneOf;
  if (variants) return variants.flatMap((variant) => rowsBelow(variant, prefix, closed));
  if (node.items) return [node.items].flat().flatMap((item) => rowsBelow(item, `${prefix}[]`, closed));
  const listed = Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    const row: KeyRow = {
      path,
      holds: wordsFor(child),
      preset: child.default === undefined ? undefined : JSON.stringify(child.default),
      isRequired: node.required?.includes(key) ?? false,
      about: child.description ?? '',
    };
    return [row, ...(closed.includes(path) ? [] : rowsBelow(child, path, closed))];
  });
  const named = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  return [...listed, ...(named ? rowsBelow(named, `${prefix}.<name>`, closed) : [])];
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'group',
  null: 'nothing',
};

function wordsFor(node: Node): string {
  if (node.const !== undefined) return `\`${node.const}\``;
  if (node.enum) return node.enum.map((value) => `\`${value}\``).join(', ');
  const variants = node.anyOf ?? node.oneOf;
  if (variants) return [...new Set(variants.map(wordsFor))].join(' or ');
  if (node.type === 'array') {
    const items = [...new Set([node.items ?? []].flat().map(wordsFor))].join(', ');
    return items ? `list: ${items}` : 'list';
  }
  if (node.type === 'string' && node.format === 'uri') return 'address';
  if (node.type === 'number' || node.type === 'integer') return `${NAMES[node.type]}${range(node)}`;
  if (Array.isArray(node.type)) return node.type.map((type) => NAMES[type] ?? type).join(' or ');
  return NAMES[String(node.type)] ?? 'value';
}

/** Zod gives integers the limits of safe integers, which do not matter to authors. */
function range({minimum, maximum}: Node): string {
  const from = minimum !== undefined && Number.isSafeInteger(minimum) && minimum > Number.MIN_SAFE_INTEGER;
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (from && to) return `, ${minimum} to ${maximum}`;
  if (from) return `, at least ${minimum}`;
  return to ? `, at most ${maximum}` : '';
}
