/** The parts of lychee's `--format json` output used here: failed addresses by file. */
export interface LycheeReport {
  readonly error_map: Readonly<Record<string, readonly Failure[]>>;
  readonly timeout_map?: Readonly<Record<string, readonly Failure[]>>;
}

interface Failure {
  readonly url: string;
  readonly status: {readonly text: string; readonly code?: number};
}

interface Source {
  readonly id: string;
  readonly url: string;
}

interface Citing {
  readonly file: string;
  readonly sources: readonly string[];
}

const HELP = `Open each link in a browser.

- The page is there: do nothing. Some publishers block programs.
- It has moved: check that it still says the same, and update \`url\` in content/data/sources.yml.
- It is gone: find another source for the claim (\`npm run find -- WORD\`), or link to a copy in a web archive and say so in
  \`note\`. Remove a claim that has no source from the article.`;

/** An issue for editors: which sources did not respond, and which articles cite them. Undefined when all responded. */
export function sourceLinksReport(
  report: LycheeReport,
  sources: readonly Source[],
  articles: readonly Citing[],
): string | undefined {
  const failures = [report.error_map, report.timeout_map ?? {}].flatMap((map) => Object.values(map).flat());
  const byUrl = new Map(failures.map((failure) => [failure.url, failure]));
  if (byUrl.size === 0) return undefined;
  const rows = [...byUrl.values()].flatMap((failure) => rowsOf(failure, sources, articles));
  const count = byUrl.size === 1 ? 'One link is' : `${byUrl.size} links are`;
  return [
    `${count} broken.`,
    HELP,
    ['| Source | Answer | Address | Cited in |', '| --- | --- | --- | --- |', ...rows.toSorted()].join('\n'),
  ].join('\n\n');
}

function rowsOf({url, status}: Failure, sources: readonly Source[], articles: readonly Citing[]): string[] {
  // lychee writes addresses as browsers do, with a slash after the host
  const ids = sources.filter((source) => new URL(source.url).href === url).map(({id}) => id);
  const answer = (status.code?.toString() ?? status.text).replaceAll('|', '\\|').replace(/\s+/g, ' ');
  if (ids.length === 0) return [`| in a comment or note | ${answer} | ${url} | |`];
  return ids.map((id) => {
    const citing = articles.filter((article) => article.sources.includes(id)).map(({file}) => file);
    return `| \`${id}\` | ${answer} | ${url} | ${citing.join('<br>') || 'data only'} |`;
  });
}
