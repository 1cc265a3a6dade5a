// biome-ignore-all lint/suspicious/noTemplateCurlyInString: snippets contain editor placeholders
import {figureExamples} from '@/lib/figures/examples';
import {FIGURE_KINDS} from '@/lib/figures/schema';

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly scope: string;
  readonly body: readonly string[];
}

const SCOPE = 'mdx,markdown';

const BOXES: Readonly<Record<string, Omit<Snippet, 'scope'>>> = {
  'Key points': {
    prefix: 'key-points',
    description: 'Three to five points, one line each',
    body: ['<KeyPoints>', '', '- $1', '- $2', '- $3', '', '</KeyPoints>', '$0'],
  },
  'Take care': {
    prefix: 'take-care',
    description: 'A warning box; the title says for whom or when',
    body: ['<TakeCare title="${1:Before you start}">', '', '- $2', '', '</TakeCare>', '$0'],
  },
  'Read next': {
    prefix: 'read-next',
    description: 'The closing list, with the reason for each link',
    body: ['<ReadNext>', '', '- [${1:Title}](${2:/docs/}): ${3:why to read it next}.', '', '</ReadNext>', '$0'],
  },
  'Urgent help': {prefix: 'urgent-help', description: 'Contacts for a crisis', body: ['<UrgentHelp />', '$0']},
  Update: {
    prefix: 'update',
    description: 'A dated note in a post',
    body: ['<Update date="${1:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}">', '', '$2', '', '</Update>', '$0'],
  },
  Term: {
    prefix: 'term',
    description: 'A word with its meaning',
    body: ['<Term means="${1:what it means}">${2:$TM_SELECTED_TEXT}</Term>$0'],
  },
  Fact: {prefix: 'fact', description: 'A number from the data', body: ['<Fact id="${1:vitamins.vitamins.}" />$0']},
  'Citation mark': {prefix: 'cite', description: 'The source of a claim', body: ['[@${1:source-id}]$0']},
  Correction: {
    prefix: 'correction',
    description: 'An entry of `corrections` in the front matter',
    body: [
      '- {date: ${1:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}, what: "${2:What was wrong, and what it says now.}"}$0',
    ],
  },
  'Teaser mark': {
    prefix: 'truncate',
    description: 'The end of the teaser',
    body: ['{/* truncate */}', '$0'],
  },
};

/** Snippets for VS Code: the boxes, and a realistic figure of each kind. */
export function editorSnippets(): Readonly<Record<string, Snippet>> {
  const boxes = Object.entries(BOXES).map(([name, box]) => [name, {...box, scope: SCOPE}] as const);
  const figures = FIGURE_KINDS.map(
    (kind) =>
      [
        `Figure: ${kind}`,
        {
          prefix: `figure-${kind}`,
          description: `A figure of the kind ${kind}`,
          scope: SCOPE,
          body: ['```figure', ...figureExamples[kind].trim().split('\n').map(escapeLine), '```', '$0'],
        },
      ] as const,
  );
  return Object.fromEntries([...boxes, ...figures]);
}

// https://code.visualstudio.com/docs/editing/userdefinedsnippets#_snippet-syntax
const escapeLine = (line: string) => line.replace(/[\\$}]/g, '\\$&');
