import {URGENT_TAGS} from '@/lib/authoring/check/rules/boxes';
import {DESCRIPTION_LENGTH} from '@/lib/content/front-matter/schema';
import type {ArticleRequest} from './request';
import {TEMPLATES} from './templates';

interface DraftParts {
  readonly request: ArticleRequest;
  readonly today: string;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly covers: readonly string[];
  readonly next: readonly {readonly route: string; readonly title: string}[];
  /** For docs. */
  readonly group?: string;
  readonly groups?: readonly string[];
  readonly position?: number;
}

/** The text of a new article: a draft that can be previewed at once, with suggestions as comments. */
export function draftText(parts: DraftParts): string {
  return `---\n${frontMatter(parts)}\n---\n\n${body(parts)}\n`;
}

function frontMatter({request, today, tags, sources, covers, group, groups = [], position}: DraftParts): string {
  const {min, max} = DESCRIPTION_LENGTH;
  const suggest = (what: string, items: readonly string[]) =>
    items.length > 0 ? [`# ${what}: ${items.join(', ')}`] : [];
  return [
    `title: ${JSON.stringify(request.title)}`,
    `description: "Say here what the reader learns, in ${min} to ${max} characters."`,
    ...suggest('tags that may fit', tags),
    'tags: []',
    ...suggest('sources that may fit', sources),
    'sources: []',
    ...suggest('drawings that may fit; docs/reference.md has all', covers),
    covers[0] === undefined ? '# its drawing, from the list in docs/reference.md\n# cover: …' : `cover: ${covers[0]}`,
    '# the day you last searched for evidence, if you have',
    `# searched: ${today}`,
    '# questions it answers, as readers type them',
    '# asks: ["…"]',
    ...(request.kind === 'doc' ? [`updated: ${today}`] : []),
    `format: ${request.format}`,
    ...(group === undefined ? [] : [...suggest('groups of this section', groups), `group: ${JSON.stringify(group)}`]),
    ...(position === undefined ? [] : [`sidebar_position: ${position}`]),
    '# only you see a draft; remove this line to publish',
    'draft: true',
  ].join('\n');
}

function body({request, tags, next}: DraftParts): string {
  const {opening, parts} = TEMPLATES[request.format];
  const box = (name: string, content: string, attributes = '') => `<${name}${attributes}>\n\n${content}\n\n</${name}>`;
  return [
    opening,
    ...(request.kind === 'post' ? ['{/* truncate */}'] : []),
    box('KeyPoints', '- Three to five points.\n- One line each.\n- The most useful first.'),
    ...(tags.some((tag) => URGENT_TAGS.includes(tag)) ? ['<UrgentHelp />'] : []),
    ...parts.map(([heading, content]) => `## ${heading}\n\n${content}`),
    box(
      'TakeCare',
      '- Who should ask first.\n- What should not hurt.\n- When to see a doctor.',
      ' title="Before you start"',
    ),
    '## This week\n\nOne thing to do, with a day and a place.',
    ...(next.length > 0
      ? [
          box(
            'ReadNext',
            next.map(({title, route}) => `- [${linkText(title)}](${route}): why to read it next.`).join('\n'),
          ),
        ]
      : []),
  ].join('\n\n');
}

const linkText = (title: string) => title.replace(/[[\]<{]/g, '\\$&');
