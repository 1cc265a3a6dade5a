// biome-ignore-all lint/suspicious/noTemplateCurlyInString: snippets contain editor placeholders
import {directiveName} from '@/lib/content/markdown/allowed';
import {COMPONENT_NAMES, COMPONENT_TABLE} from '@/lib/content/markdown/component-table';
import {figureExamples} from '@/lib/figures/examples';
import {FIGURE_KINDS} from '@/lib/figures/schema';

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly scope: string;
  readonly body: readonly string[];
}

const DAY = '${1:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}';

/** Snippets for VS Code: marks with placeholders, and a realistic example of each component and kind of figure. */
export function editorSnippets(): Readonly<Record<string, Snippet>> {
  const snippet = (prefix: string, description: string, ...body: string[]): Snippet => {
    return {prefix, description, scope: 'mdx,markdown', body: [...body, '$0']};
  };
  const components = COMPONENT_NAMES.map((name) => {
    const {about, example} = COMPONENT_TABLE[name];
    return [name, snippet(directiveName(name), about, ...linesOf(example))] as const;
  });
  const figures = FIGURE_KINDS.map((kind) => {
    const body = ['```figure', ...linesOf(figureExamples[kind]), '```'];
    return [`Figure: ${kind}`, snippet(`figure-${kind}`, `A figure of the kind ${kind}`, ...body)] as const;
  });
  return Object.fromEntries([
    ['Citation mark', snippet('cite', 'The source of a claim', '[@${1:source-id}]')],
    [
      'Correction',
      snippet('correction', 'An entry of `corrections`', `- {date: ${DAY}, what: "\${2:What was wrong.}"}`),
    ],
    ['Teaser mark', snippet('truncate', 'The end of the teaser', '{/* truncate */}')],
    ...components,
    ...figures,
  ]);
}

/** The lines of an example. https://code.visualstudio.com/docs/editing/userdefinedsnippets#_snippet-syntax */
const linesOf = (example: string) =>
  example
    .trim()
    .split('\n')
    .map((line) => line.replace(/[\\$}]/g, '\\$&'));
