import type {ReactNode} from 'react';
import {Link} from '@/components/ui/link';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {SiteError} from '@/lib/errors';
import {addressProblem, citationProblem, idsOf, MARKS} from '@/lib/figures/marks';
import {keepValues, smarten, splitUnbroken} from '@/lib/typography';

interface ParagraphProps {
  readonly text?: string | undefined;
  readonly className?: string | undefined;
  readonly context: ArticleContext;
}

/** A paragraph of an author's text; nothing when it is empty. */
export function Paragraph({text, className, context}: ParagraphProps) {
  if (!text) return null;
  return (
    <p className={className}>
      <Words text={text} context={context} />
    </p>
  );
}

/** An author's text in a figure: *emphasis*, **strong**, [links](/docs/x) and [@source] marks. */
export function Words({text, context}: {readonly text: string; readonly context: ArticleContext}) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(typeset(text.slice(end, match.index)), renderMark(match, context));
    end = match.index + match[0].length;
  }
  return [...parts, typeset(text.slice(end))];
}

function renderMark({groups = {}, index}: RegExpExecArray, context: ArticleContext): ReactNode {
  const {strong, em, cites, link, href} = groups;
  if (strong) return <strong key={index}>{typeset(strong)}</strong>;
  if (em) return <em key={index}>{typeset(em)}</em>;
  if (link && href) {
    return (
      <Link key={index} href={addressOf(href, context)}>
        {typeset(link)}
      </Link>
    );
  }
  return idsOf(cites ?? '').map((id) => <Citation key={id} id={id} context={context} />);
}

function addressOf(href: string, {file, line, link}: ArticleContext): string {
  const wrong = addressProblem(href);
  if (wrong) throw new SiteError({...wrong, file, line});
  return link(href, line);
}

function Citation({id, context}: {readonly id: string; readonly context: ArticleContext}) {
  const wrong = citationProblem(id, context.sources);
  if (wrong) throw new SiteError({...wrong, file: context.file, line: context.line});
  return (
    <sup>
      <SourceNumber number={context.cite(id)} />
    </sup>
  );
}

/** A number that leads to its source in the article's list. */
export function SourceNumber({number}: {readonly number: number}) {
  return (
    <a href={`#source-${number}`} aria-label={`Source ${number}`}>
      {number}
    </a>
  );
}

const typeset = (text: string) =>
  splitUnbroken(keepValues(smarten(text))).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
