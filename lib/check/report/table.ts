import type {AnyArticle} from '@/lib/content';
import {oldestSearched} from '@/lib/content/evidence-age';
import {counted} from '@/lib/counted';
import {median, type Row, type SectionReport} from './rows';

const MOST_SEARCHED = 20;

export const COLUMNS = [
  'Article',
  'Grade',
  'Words',
  'Sources',
  'Figures',
  'Links out',
  'Links in',
  'Questions',
  'In other words',
  'Faults',
  'Nearest in vocabulary',
];

/** The cells of a row, in the order of the columns. */
export function cellsOf(row: Row): string[] {
  const {slug, grade, words, sources, figures, linksOut, linksIn, asks, asksInOtherWords, faults, nearest} = row;
  const near = nearest ? `${nearest.slug} (${percent(nearest.likeness)})` : '–';
  const other = asks > 0 ? percent(asksInOtherWords) : '–';
  const counts = [words, sources, figures, linksOut, linksIn, asks].map(String);
  return [slug, grade.toFixed(1), ...counts, other, String(faults), near];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** "Yoga: 20 articles, in the middle grade 5.7 and 1,004 words". */
export function headline({label, rows}: SectionReport): string {
  const grade = median(rows.map((row) => row.grade)).toFixed(1);
  const words = Math.round(median(rows.map((row) => row.words))).toLocaleString('en-GB');
  return `${label}: ${counted(rows.length, 'article')}, in the middle grade ${grade} and ${words} words`;
}

/** A section as a table for a terminal. */
export function textTable(section: SectionReport): string {
  const lines = [COLUMNS, ...section.rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const isNumber = (column: number) => column > 0 && column < COLUMNS.length - 1;
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = lines.map(print);
  return [headline(section), '', head, widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}

/** The articles whose evidence waits longest to be searched for again. */
export function searchedTable(articles: readonly AnyArticle[]): string {
  const oldest = oldestSearched(articles);
  const never = articles.filter(({kind, searched}) => kind !== 'page' && searched === undefined).length;
  return [
    'Evidence searched for, the longest ago first',
    '',
    ...oldest.slice(0, MOST_SEARCHED).map(({searched, file}) => `${searched}  ${file}`),
    ...(never > 0 ? [`never       ${counted(never, 'article')}`] : []),
  ].join('\n');
}
