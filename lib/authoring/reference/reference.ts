import 'server-only';
import {navbarItemSchema} from '@/lib/config/navbar-schema';
import {siteSchema} from '@/lib/config/schema';
import {CATEGORY_LINKS, ITEM_KINDS, sidebarsSchema} from '@/lib/config/sidebars-schema';
import {frontMatterSchemas} from '@/lib/content/front-matter';
import {directiveName, ELEMENTS, URL_SCHEMES} from '@/lib/content/markdown/allowed';
import {COMPONENT_NAMES, COMPONENT_TABLE, type ComponentInfo} from '@/lib/content/markdown/component-table';
import {COVER_NAMES} from '@/lib/covers/cover-names';
import {figureExamples} from '@/lib/figures/examples';
import {FIGURE_KINDS, figureSchemas} from '@/lib/figures/schema';
import {aboutOf, type KeyRow, keyRows} from './keys';
import {fence, keyTable, table} from './markdown';

/** docs/reference.md: every key, component, figure and setting, made from the schemas that check them. */
export function referenceText(): string {
  return `${[
    '# Reference',
    'Made by `npm run reference` from the schemas that check the content and the settings: change a schema, not this page. Keys in bold must be written. In development `/dev/reference` shows this page and `/dev/components` every component and figure as readers see it.',
    '## Front matter',
    ...frontMatter(),
    '## Components',
    ...COMPONENT_NAMES.flatMap((name) => component(name, COMPONENT_TABLE[name])),
    '## HTML elements and addresses',
    `These elements may be written in .mdx, the attributes in brackets with them: ${elements()}.`,
    `A link begins with / (this site) or with one of ${URL_SCHEMES.map((scheme) => `\`${scheme}:\``).join(', ')}.`,
    '## Figures',
    ...figures(),
    '## Settings: content/site.ts',
    keyTable(keyRows(siteSchema, ['navbar.items'])),
    '## Navbar items',
    'Entries of `navbar.items`. The kind is in `type`.',
    ...navbarItemSchema.options.flatMap((option) => kind(option.shape.type.value, option)),
    '## Sidebars: content/sidebars.ts',
    keyTable(keyRows(sidebarsSchema, ['sidebars'])),
    '### Sidebar items',
    'The kind is in `type`.',
    ...ITEM_KINDS.flatMap((option) => kind(option.shape.type.value, option, 4, ['link'])),
    '### Links of a category',
    ...CATEGORY_LINKS.flatMap((option) => kind(option.shape.type.value, option, 4)),
  ].join('\n\n')}\n`;
}

function frontMatter(): string[] {
  const {doc, post, page} = frontMatterSchemas;
  const shared = keyRows(page);
  const without = (rows: KeyRow[], known: KeyRow[]) => rows.filter(({path}) => !known.some((row) => row.path === path));
  const both = without(keyRows(post), shared).filter(({path}) => keyRows(doc).some((row) => row.path === path));
  const known = [...shared, ...both];
  return [
    'Between two lines of three dashes at the beginning of every article.',
    keyTable(shared),
    'Docs and posts also have:',
    keyTable(both.map((row) => (row.path === 'cover' ? {...row, holds: 'a name of the list below'} : row))),
    'Docs also have:',
    keyTable(without(keyRows(doc), known)),
    'Posts also have:',
    keyTable(without(keyRows(post), known)),
    '### Covers',
    `${COVER_NAMES.map((name) => `\`${name}\``).join(', ')}.`,
    'A drawing may be on three articles. None is twice in a section, among as many posts as are on a page of the blog, or in an article and its Read next; `content:check` and the build say where, and which names are free. `npm run new` suggests one.',
  ];
}

function component(name: string, {about, attributes, example}: ComponentInfo): string[] {
  const rows = Object.entries(attributes).map(([key, info]) => [
    info.isOptional ? `\`${key}\`` : `**\`${key}\`**`,
    info.about,
  ]);
  return [
    `### ${name}`,
    `${about} In .md it is the directive \`${directiveName(name)}\`.`,
    ...(rows.length > 0 ? [table(['attribute', 'what for'], rows)] : []),
    fence(example, 'mdx'),
  ];
}

function elements(): string {
  return Object.entries(ELEMENTS)
    .map(([name, attributes]) => `\`${name}\`${attributes.length > 0 ? ` (${attributes.join(', ')})` : ''}`)
    .join(', ');
}

function figures(): string[] {
  const rowsOf = new Map(FIGURE_KINDS.map((name) => [name, keyRows(figureSchemas[name])]));
  const common = ['title', 'caption', 'note', 'sources', 'alt', 'illustrative'];
  const top = ({path}: KeyRow) => !/[.[]/.test(path) && path !== 'kind';
  const find = (key: string) => [...rowsOf.values()].flat().find(({path}) => path === key);
  return [
    'A fenced block of YAML with the language `figure`. Every kind takes these keys; drawn kinds must have `alt` and may be `illustrative`:',
    keyTable(common.flatMap((key) => find(key) ?? []).map((row) => ({...row, isRequired: row.path === 'caption'}))),
    ...FIGURE_KINDS.flatMap((name) => [
      `### ${name}`,
      keyTable(rowsOf.get(name)!.filter((row) => top(row) && !common.includes(row.path))),
      fence(`\`\`\`figure\n${figureExamples[name].trim()}\n\`\`\``, 'mdx'),
    ]),
  ];
}

function kind(
  name: string,
  schema: Parameters<typeof keyRows>[0],
  level = 3,
  closed: readonly string[] = [],
): string[] {
  const inner = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter', ...closed];
  const rows = keyRows(schema, inner).filter(({path}) => path !== 'type');
  return [`${'#'.repeat(level)} ${name}`, aboutOf(schema), keyTable(rows)];
}
