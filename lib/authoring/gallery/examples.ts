import 'server-only';
import {keyRows} from '@/lib/authoring/reference/keys';
import {COMPONENT_NAMES, COMPONENT_TABLE} from '@/lib/content/markdown/component-table';
import {figureExamples} from '@/lib/figures/examples';
import {FIGURE_KINDS, figureSchemas} from '@/lib/figures/schema';
import {MARKDOWN_EXAMPLES} from './markdown-examples';

/** Something an author may write: its source and an explanation. */
export interface Example {
  readonly name: string;
  readonly about: string;
  readonly source: string;
  /** Its attributes or keys, and what they are for. */
  readonly keys: readonly {readonly key: string; readonly about: string; readonly isRequired: boolean}[];
}

export interface ExampleGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly examples: readonly Example[];
}

/** The examples are compiled as an article of this name, so that images beside articles are found. */
export const GALLERY_FILE = 'content/docs/gardening/gallery.mdx';

/** Everything an article may contain, by group. */
export function exampleGroups(): ExampleGroup[] {
  return [
    {
      id: 'components',
      title: 'Components',
      lead: 'Leave a blank line after an opening tag and before a closing tag.',
      examples: COMPONENT_NAMES.map(componentExample),
    },
    {
      id: 'markdown',
      title: 'Markdown',
      lead: 'GitHub’s Markdown, and this site’s additions.',
      examples: MARKDOWN_EXAMPLES.map((example) => ({...example, keys: []})),
    },
    {
      id: 'figures',
      title: 'Figures',
      lead: 'A fenced block of YAML, drawn when the site is built.',
      examples: FIGURE_KINDS.map(figureExample),
    },
  ];
}

function componentExample(name: (typeof COMPONENT_NAMES)[number]): Example {
  const {about, attributes, example} = COMPONENT_TABLE[name];
  const infos: [string, {readonly about: string; readonly isOptional?: boolean}][] = Object.entries(attributes);
  const keys = infos.map(([key, info]) => ({key, about: info.about, isRequired: !info.isOptional}));
  return {name, about, source: example, keys};
}

function figureExample(kind: (typeof FIGURE_KINDS)[number]): Example {
  const rows = keyRows(figureSchemas[kind]).filter(({path}) => !/[.[]/.test(path) && path !== 'kind');
  return {
    name: kind,
    about: '',
    source: `\`\`\`figure\n${figureExamples[kind].trim()}\n\`\`\``,
    keys: rows.map(({path, about, isRequired}) => ({key: path, about, isRequired})),
  };
}

/** The ids of a register that the examples name, in its order. */
export function sourcesIn(groups: readonly ExampleGroup[], register: readonly string[]): string[] {
  const words = new Set(
    groups.flatMap(({examples}) => examples.flatMap(({source}) => source.match(/[a-z0-9-]+/g) ?? [])),
  );
  return register.filter((id) => words.has(id));
}
