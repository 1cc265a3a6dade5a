import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sidebarsConfig} from '@/lib/config';
import {slugProblem} from '@/lib/content/slugs';
import {SiteError} from '@/lib/errors';
import {sections} from '@/lib/sections';
import {type NewArticle, newArticle} from './new-article';
import {slugFromTitle} from './slug';

const FILE = 'content/sections.ts';

export interface NewSection {
  readonly id: string;
  readonly label: string;
  /** The file of sections with a line for it. */
  readonly settings: {readonly file: string; readonly text: string};
  readonly article: NewArticle;
}

/** A new section: a line in content/sections.ts and a first article in its folder, without writing them. */
export function newSection(root: string, label: string, {slug, today}: {slug?: string; today: string}): NewSection {
  const id = slug ?? slugFromTitle(label, 'small');
  const refuse = (problem: string, fix: string): never => {
    throw new SiteError({problem, in: `"${label}"`, fix});
  };
  if (!/^[a-z][a-z0-9-]*$/.test(id) || slugProblem(id, {})) {
    refuse(`"${id}" cannot be the folder of a section.`, 'use --slug to set it: lower-case letters, digits and -');
  }
  if (sections.some((section) => section.id === id)) {
    refuse(`The section "${id}" already exists.`, `write an article for it: npm run new -- doc ${id} "Title"`);
  }
  const taken = sidebarsConfig().categories.map((page) => page.slug);
  if (taken.includes(id)) {
    const fix = `use --slug to set another folder; these addresses are taken: ${taken.join(', ')}`;
    refuse(`The address of its page, /docs/category/${id}, belongs to a page in content/sidebars.ts.`, fix);
  }
  const line = `  {id: '${id}', label: ${JSON.stringify(label).replace(/^"(?!.*')(.*)"$/, "'$1'")}},`;
  const text = readFileSync(path.join(root, FILE), 'utf8');
  if (!/\n\];\n/.test(text)) refuse(`The end of the list in ${FILE} cannot be found.`, `add this line to it: ${line}`);
  const title = `${label}: where to begin`;
  return {
    id,
    label,
    settings: {file: FILE, text: text.replace(/\n\];\n/, () => `\n${line}\n];\n`)},
    article: newArticle(root, {kind: 'doc', section: id, format: 'overview', slug: 'where-to-begin', title}, today),
  };
}
