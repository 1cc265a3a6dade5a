import 'server-only';
import {contentStems} from '@/lib/content/content-stems';
import type {TagVocabulary} from '@/lib/content/tags';
import {type FactNode, isRecord} from '@/lib/data/fact-files';
import type {Source} from '@/lib/data/sources';

export interface Library {
  readonly vocabulary: TagVocabulary;
  readonly sources: readonly Source[];
  /** Name of a fact file → its content. */
  readonly facts: ReadonlyMap<string, FactNode>;
  readonly articles: readonly {readonly route: string; readonly title: string; readonly description: string}[];
}

export interface Findings {
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly facts: readonly string[];
  readonly articles: readonly string[];
}

/** Maximum number of lines of each kind. */
const MAX_LINES = 12;

/** The library's tags, sources, rows of facts and articles that contain all words of a question, as lines to copy. */
export function find(question: string, {vocabulary, sources, facts, articles}: Library): Findings {
  const wanted = contentStems(question);
  const holds = (text: string) => {
    const held = contentStems(text);
    return wanted.size > 0 && [...wanted].every((stem) => held.has(stem));
  };
  const first = (lines: readonly string[]) =>
    lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more`] : lines;
  return {
    tags: first(
      Object.entries(vocabulary)
        .filter(([tag, {label, description}]) => holds(`${tag} ${label} ${description}`))
        .map(([tag, {description}]) => `${tag}: ${description}`),
    ),
    sources: first(
      [...sources]
        .filter(({id, title, topics}) => holds(`${id} ${title} ${topics.join(' ')}`))
        .sort((a, b) => Number(b.checked) - Number(a.checked))
        .map(
          ({id, title, publisher, checked}) => `[@${id}] ${title}, ${publisher}${checked ? '' : ' (not opened yet)'}`,
        ),
    ),
    facts: first(
      [...facts]
        .flatMap(([name, node]) => rowsBelow(node, name))
        .filter(({whole}) => holds(whole))
        .map(({line}) => line),
    ),
    articles: first(
      articles
        .filter(({title, description}) => holds(`${title} ${description}`))
        .map(({route, title}) => `[${title}](${route})`),
    ),
  };
}

interface FactRow {
  readonly line: string;
  /** The whole line, where it may be cut. */
  readonly whole: string;
}

/** Rows with an id, by the id used in articles. */
function rowsBelow(node: FactNode, id: string): FactRow[] {
  if (Array.isArray(node)) {
    return node.filter(isRecord).flatMap((row) => {
      const rowId = `${id}.${String(row.id)}`;
      const values = Object.entries(row).filter(([key, value]) => key !== 'id' && key !== 'src' && !isRecord(value));
      const whole = `${rowId}: ${values.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`;
      return [{whole, line: whole.length > 140 ? `${whole.slice(0, 140)}…` : whole}];
    });
  }
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([key, child]) => rowsBelow(child, `${id}.${key}`));
}

/** The findings as an author reads them. */
export function findingsText(question: string, {tags, sources, facts, articles}: Findings): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];
  const parts = [
    ...part('Tags', tags),
    ...part('Sources', sources),
    ...part('Numbers, for <Fact id="…" /> and figures', facts),
    ...part('Articles', articles),
  ];
  if (parts.length > 0) return parts.join('\n\n');
  return `Nothing on "${question}" yet.\n  fix: try one word, or another one; a new source goes into content/data/sources.yml`;
}
