import 'server-only';
import {contentStems} from '@/lib/content/suggest';
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

/** Lines under a title; titles without lines are left out. */
export type Findings = ReadonlyMap<string, readonly string[]>;

const MAX_LINES = 12;

/** The library's tags, sources, rows of facts and articles that contain all words of a question, as lines to copy. */
export function find(question: string, {vocabulary, sources, facts, articles}: Library): Findings {
  const wanted = contentStems(question);
  const holds = (text: string) => {
    const held = contentStems(text);
    return wanted.size > 0 && [...wanted].every((stem) => held.has(stem));
  };
  const tags = Object.entries(vocabulary)
    .filter(([tag, {label, description}]) => holds(`${tag} ${label} ${description}`))
    .map(([tag, {description}]) => `${tag}: ${description}`);
  const fitting = sources
    .filter(({id, title, topics}) => holds(`${id} ${title} ${topics.join(' ')}`))
    .sort((a, b) => Number(a.seen === 'none') - Number(b.seen === 'none'))
    .map(
      ({id, title, publisher, seen}) => `[@${id}] ${title}, ${publisher}${seen === 'none' ? ' (not opened yet)' : ''}`,
    );
  const rows = [...facts]
    .flatMap(([name, node]) => rowsBelow(node, name))
    .filter(holds)
    .map((row) => (row.length > 140 ? `${row.slice(0, 140)}…` : row));
  const links = articles
    .filter(({title, description}) => holds(`${title} ${description}`))
    .map(({route, title}) => `[${title}](${route})`);
  const parts: [string, string[]][] = [
    ['Tags', tags],
    ['Sources', fitting],
    ['Numbers, for <Fact id="…" /> and figures', rows],
    ['Articles', links],
  ];
  return new Map(
    parts
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => {
        const rest = lines.length - MAX_LINES;
        return [title, rest > 0 ? [...lines.slice(0, MAX_LINES), `… and ${rest} more`] : lines];
      }),
  );
}

/** Rows with an id, by the id used in articles. */
function rowsBelow(node: FactNode, id: string): string[] {
  if (Array.isArray(node)) {
    return node.filter(isRecord).map((row) => {
      const values = Object.entries(row).filter(([key, value]) => key !== 'id' && key !== 'src' && !isRecord(value));
      return `${id}.${String(row.id)}: ${values.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`;
    });
  }
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([key, child]) => rowsBelow(child, `${id}.${key}`));
}

/** The findings as an author reads them. */
export function findingsText(question: string, findings: Findings): string {
  if (findings.size > 0) return [...findings].map(([title, lines]) => [title, ...lines].join('\n  ')).join('\n\n');
  return `Nothing on "${question}" yet.\n  fix: try one word, or another one; a new source goes into content/data/sources.yml`;
}
