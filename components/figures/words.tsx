import type {ReactNode} from 'react';
import type {ArticleContext} from '@/lib/figures/context';
import {smarten} from '@/lib/figures/text';

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<cites>@[\w-]+(?:;\s*@[\w-]+)*)\]|\[(?<link>[^\]]+)\]\((?<href>(?:\/|https:\/\/)[^)\s]*)\)/g;

interface Props {
  readonly text: string;
  readonly context: ArticleContext;
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
  if (link) {
    return (
      <a key={index} href={href}>
        {smarten(link)}
      </a>
    );
  }
  return (cites ?? '').split(/;\s*/).map((cite) => {
    const number = context.cite(cite.slice(1));
    return (
      <sup key={cite}>
        <a href={`#source-${number}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      </sup>
    );
  });
}
