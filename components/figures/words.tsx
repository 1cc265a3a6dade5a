import type {ReactNode} from 'react';
import {Link} from '@/components/ui/link';
import {isSafeUrl, URL_SCHEMES} from '@/lib/content/markdown/allowed';
import {choices, SiteError} from '@/lib/errors';
import type {ArticleContext} from '@/lib/figures/context';
import {smarten} from '@/lib/figures/text';

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<cites>@[\w-]+(?:;\s*@[\w-]+)*)\]|\[(?<link>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

interface Props {
  readonly text: string;
  readonly context: ArticleContext;
}

interface ParagraphProps {
  readonly text?: string | undefined;
  readonly className?: string | undefined;
  readonly context: ArticleContext;
}

/** A paragraph of such words; nothing without a text. */
export function Paragraph({text, className, context}: ParagraphProps) {
  if (!text) return null;
  return (
    <p className={className}>
      <Words text={text} context={context} />
    </p>
  );
}

/** An author's words in a figure: *emphasis*, **weight**, [links](/docs/x) and [@source] marks. */
export function Words({text, context}: Props) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(smarten(text.slice(end, match.index)), renderMark(match, context));
    end = match.index + match[0].length;
  }
  return [...parts, smarten(text.slice(end))];
}

function renderMark({groups = {}, index}: RegExpExecArray, context: ArticleContext): ReactNode {
  const {strong, em, cites, link, href} = groups;
  if (strong) return <strong key={index}>{smarten(strong)}</strong>;
  if (em) return <em key={index}>{smarten(em)}</em>;
  if (link && href) {
    return (
      <Link key={index} href={addressOf(href, context)}>
        {smarten(link)}
      </Link>
    );
  }
  return (cites ?? '').split(/;\s*/).map((cite) => <Citation key={cite} id={cite.slice(1)} context={context} />);
}

function addressOf(href: string, {file, line, link}: ArticleContext): string {
  if (isSafeUrl(href)) return link(href, line);
  throw new SiteError({
    problem: `The address ${href} is not allowed in a figure.`,
    file,
    line,
    fix: `use a path of this site or one of: ${URL_SCHEMES.map((scheme) => `${scheme}:`).join(', ')}`,
  });
}

function Citation({id, context}: {readonly id: string; readonly context: ArticleContext}) {
  if (!context.sources.includes(id)) {
    throw new SiteError({
      problem: `A figure cites "${id}", which is not in the article's list of sources.`,
      file: context.file,
      line: context.line,
      fix: `add it to \`sources\` in the front matter; ${choices(id, context.sources)}`,
    });
  }
  const number = context.cite(id);
  return (
    <sup>
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}
