import type {AnyArticle} from '@/lib/content';
import {oldestSearched} from '@/lib/content/notices/evidence-age';
import {counted} from '@/lib/counted';
import {staleContacts} from '@/lib/data/contact-age';
import type {Contact} from '@/lib/data/rows';
import type {CalendarDay} from '@/lib/dates';
import {median, type Row, type SectionReport} from './rows';

const MAX_SEARCHED = 20;

const COLUMNS = [
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
  'Most similar',
];

function cellsOf(row: Row): string[] {
  const {slug, grade, words, sources, figures, linksOut, linksIn, asks, asksInOtherWords, faults, nearest} = row;
  const near = nearest ? `${nearest.slug} (${percent(nearest.likeness)})` : '–';
  const other = asks > 0 ? percent(asksInOtherWords) : '–';
  const counts = [words, sources, figures, linksOut, linksIn, asks].map(String);
  return [slug, grade.toFixed(1), ...counts, other, String(faults), near];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** "Yoga: 20 articles, median grade 5.7 and 1,004 words". */
function headline({label, rows}: SectionReport): string {
  const grade = median(rows.map((row) => row.grade)).toFixed(1);
  const words = Math.round(median(rows.map((row) => row.words))).toLocaleString('en-GB');
  return `${label}: ${counted(rows.length, 'article')}, median grade ${grade} and ${words} words`;
}

/** A section as a table for a terminal. */
export function textTable(section: SectionReport): string {
  return asTable(headline(section), COLUMNS, section.rows.map(cellsOf));
}

/** The helplines in articles, least recently read number first. */
export function contactTable(contacts: readonly Contact[], today: CalendarDay): string {
  const stale = staleContacts(contacts, today);
  const rows = contacts
    .toSorted((a, b) => a.verified.localeCompare(b.verified))
    .map(({name, place, contact, verified, page}) => [name, place, contact, verified, [page].flat().join(' ')]);
  const title = `Helplines: ${contacts.length} numbers, ${stale.length} to be verified`;
  return asTable(title, ['Line', 'Where', 'Contact', 'Verified', 'Page of the operator'], rows, () => false);
}

function asTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  isNumber = (column: number) => column > 0 && column < columns.length - 1,
): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = lines.map(print);
  return [title, '', head, widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}

/** The articles with evidence, least recently searched first. */
export function searchedTable(articles: readonly AnyArticle[]): string {
  const oldest = oldestSearched(articles);
  const never = articles.filter(({kind, searched}) => kind !== 'page' && searched === undefined).length;
  return [
    'Evidence last searched for, oldest first',
    '',
    ...oldest.slice(0, MAX_SEARCHED).map(({searched, file}) => `${searched}  ${file}`),
    ...(never > 0 ? [`never       ${counted(never, 'article')}`] : []),
  ].join('\n');
}
