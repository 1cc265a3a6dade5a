import {escapeHtml} from '@/lib/output/plain/tree';
import type {SectionReport} from './rows';
import {COLUMNS, cellsOf, headline} from './table';

const STYLE = `
  :root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
  body{max-inline-size:80rem;margin:2rem auto;padding-inline:1rem}
  table{border-collapse:collapse;inline-size:100%;margin-block:1rem 3rem}
  th,td{padding:.25rem .6rem;text-align:start;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
  thead th{position:sticky;inset-block-start:0;background:Canvas}
  td.number{text-align:end;font-variant-numeric:tabular-nums}
`;

/** The whole report as one self-contained page. `day` is the day it was made. */
export function htmlReport(sections: readonly SectionReport[], day: string): string {
  const tables = sections.map((section) => {
    const head = COLUMNS.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
    const rows = section.rows.map((row) => {
      const [name = '', ...cells] = cellsOf(row);
      const rest = cells.map(
        (cell, index) => `<td${index < cells.length - 1 ? ' class="number"' : ''}>${escapeHtml(cell)}</td>`,
      );
      return `<tr><th scope="row">${escapeHtml(name)}</th>${rest.join('')}</tr>`;
    });
    return `<h2>${escapeHtml(headline(section))}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
  });
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Content report, ${day}</title><style>${STYLE}</style>
<h1>Content report, ${day}</h1>
<p>Grade is Flesch–Kincaid; the nearest article is the one that shares most of its telling words; at least half of an article’s questions should be in other words than its title.</p>
${tables.join('\n')}
</html>\n`;
}
