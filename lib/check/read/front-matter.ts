import 'server-only';
import {schemaProblems} from '@/lib/config/zod-problem';
import {type ArticleKind, frontMatterSchemas, lastLineOf, NO_KEYS, parseFrontMatter} from '@/lib/content/front-matter';
import type {Place} from '@/lib/errors';
import {cachedYaml, type YamlText} from '@/lib/yaml';
import {attempt, type Fault, faultOf} from '../fault';
import type {LooseFront} from '../model';
import {yamlTraps} from './yaml-traps';

export interface FrontRead {
  readonly front?: LooseFront;
  readonly body: string;
  readonly bodyLine: number;
  /** True when nobody can tell its end from the beginning of the text: neither is read. */
  readonly isUnread: boolean;
  readonly faults: readonly Fault[];
  place(path: readonly PropertyKey[]): Place;
}

/** Every fault of the front matter, and as much of its content as can be understood. */
export function readFront(text: string, file: string, kind: ArticleKind): FrontRead {
  const faults: Fault[] = [];
  const end = attempt('front-matter', faults, () => lastLineOf(text, file), {file});
  if (end === undefined) {
    return {body: '', bodyLine: 1, isUnread: true, faults, place: () => ({file, line: 1, column: 1})};
  }
  return {...readParts(text, file, kind, end), isUnread: false};
}

function readParts(text: string, file: string, kind: ArticleKind, end: number): Omit<FrontRead, 'isUnread'> {
  const lines = text.split('\n');
  const yaml = lines.slice(1, end - 1).join('\n');
  const body = lines.slice(end).join('\n').replace(/^\n+/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  const traps = yamlTraps(yaml, file, 2);
  try {
    const {data, place} = parseFrontMatter(text, file, kind);
    return {front: data, body, bodyLine, faults: traps, place: (path) => ({file, ...place(path)})};
  } catch (error) {
    const first = faultOf('front-matter', error, {file});
    const read = tryYaml(yaml, file);
    const place = (path: readonly PropertyKey[]): Place => ({file, ...(read?.place(path) ?? {line: 1, column: 1})});
    if (!read) return {body, bodyLine, faults: [first, ...traps], place};
    const {data} = read;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return {body, bodyLine, faults: [{...first, ...NO_KEYS, ...place([])}], place};
    }
    const schema = frontMatterSchemas[kind];
    const checked = schema.safeParse(data, {reportInput: true});
    const problems = checked.success ? [] : schemaProblems(checked.error, schema, data);
    const faults = problems.map(
      ({path, problem, fix}): Fault => ({rule: 'front-matter', severity: 'error', problem, ...place(path), fix}),
    );
    return {
      front: loosen(data as Record<string, unknown>),
      body,
      bodyLine,
      faults: [...(faults.length > 0 ? faults : [first]), ...traps],
      place,
    };
  }
}

function tryYaml(yaml: string, file: string): YamlText | undefined {
  try {
    return cachedYaml(yaml, file, 2);
  } catch {
    // told already, by the reader of the site
    return undefined;
  }
}

function loosen(data: Record<string, unknown>): LooseFront {
  const text = (key: string) => (typeof data[key] === 'string' ? data[key] : undefined);
  // a text where a list belongs, and an @ before an id, are reported already; what is meant is read, so that no fault follows from them
  const list = (key: string): string[] => {
    const value = typeof data[key] === 'string' ? data[key].replace(/^\[|\]$/g, '').split(/[,;]/) : data[key];
    const items = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
    return items.map((item) => item.trim()).filter((item) => item !== '');
  };
  return {
    title: text('title'),
    description: text('description'),
    tags: list('tags'),
    sources: list('sources').flatMap((id) => id.split(/[;\s]+/).map((each) => each.replace(/^\[?@/, ''))),
    updated: text('updated'),
    format: text('format'),
    slug: text('slug'),
    date: text('date'),
    group: text('group'),
    publishAt: text('publishAt'),
    draft: data.draft === true,
    unlisted: data.unlisted === true,
    aliases: list('aliases'),
    // what is wrong in these is reported already, and no other file depends on it
    asks: [],
    corrections: [],
    sidebar_position: typeof data.sidebar_position === 'number' ? data.sidebar_position : undefined,
  };
}
