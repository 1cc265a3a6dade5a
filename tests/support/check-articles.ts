import {rmSync} from 'node:fs';
import {createElement, Fragment, type ReactNode} from 'react';
import {checkContent} from '@/lib/authoring/check/check-content';
import {printFault} from '@/lib/authoring/check/print/text';
import type {Family} from '@/lib/authoring/check/rules';
import {COMPONENTS} from '@/lib/content/markdown/allowed';
import {type Files, writeFolder} from './project';

const VOCABULARY = `
yoga: {label: Yoga, description: Poses and breath., area: yoga}
beginners: {label: Beginners, description: First steps., area: wellness}
low-mood: {label: Low mood, description: When things are hard., area: mental-health}
soil: {label: Soil, description: What plants are in., area: gardening}
vitamin-d: {label: Vitamin D, description: The sunshine vitamin., area: vitamins}
`;

/** The data of the search, empty. */
export const SEARCH_DATA: Files = {
  'content/data/synonyms.yml': '[]',
  'content/data/urgent/notes.yml': '{slips: [], notSlips: [], topics: []}',
  ...Object.fromEntries(
    ['crisis', 'emergency', 'ordinary', 'either'].map((name) => [`content/data/urgent/${name}.txt`, '']),
  ),
};

/** Views of components without their markup. */
function plainViews() {
  const view = ({children}: {children?: ReactNode}) => createElement(Fragment, null, children);
  return Object.fromEntries(
    [...Object.keys(COMPONENTS), 'FigureBlock', 'PictureBlock', 'InlinePicture'].map((name) => [name, view]),
  );
}

/** The check's report for a project of these files, as an author sees it; only for some rules if they are named. */
export async function check(files: Files, rules?: readonly string[]): Promise<string> {
  const root = writeFolder({'content/tags.yml': VOCABULARY, ...SEARCH_DATA, ...files});
  try {
    const families: readonly Family[] = rules ? ['technical', 'prose'] : ['technical'];
    const {faults, site} = await checkContent({root, components: plainViews, families});
    const lines = new Map(site.files.map((file) => [file.file, file.lines]));
    // settings and sidebars belong to the real project, and few of these articles need a drawing
    const foreign = ['site', 'data', 'settings', 'covers'];
    const own = faults.filter(({rule}) => (rules ? rules.includes(rule) : !foreign.includes(rule)));
    return own.map((fault) => printFault(fault, (file) => lines.get(file))).join('\n\n') || 'no faults';
  } finally {
    rmSync(root, {recursive: true});
  }
}

interface Parts {
  /** Lines of front matter that replace those of the same key. */
  readonly frontMatter?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** A valid article, except for what is given. */
export function validArticle({frontMatter = {}, body = 'Stand with your feet apart.'}: Parts = {}): string {
  const keys = {
    title: '"Standing well"',
    description:
      '"How to stand with ease for a minute or two, where the weight should rest, and which small signs say that it is time to sit."',
    tags: '[yoga]',
    sources: '[nhs-vitamin-d, ods-vitamin-d-hp]',
    ...frontMatter,
  };
  const lines = Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** A valid doc of the yoga section, except for what is given. */
export const doc = (parts?: Parts): Files => ({'content/docs/yoga/standing.mdx': validArticle(parts)});

/** A ledger with one valid row; `rest` are more lines of it. */
export const ledgerOf = (key: string, day: string, rest = ''): Files => ({
  'content/data/ledger/test.yml': [
    `${key}:`,
    `  day: ${day}`,
    '  points: 12',
    '  before: 5',
    '  after: 11',
    '  closed: [the dose]',
    '  left: []',
    '  queries: [dose 2026]',
    '  newest: A trial of 2026',
    '  found: the dose',
    '  checker: second reader',
    rest,
    '',
  ].join('\n'),
});
