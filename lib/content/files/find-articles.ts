import 'server-only';
import {existsSync, lstatSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ArticleKind} from '@/lib/content/front-matter/schema';
import {Faults} from '@/lib/faults';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {contentFolder} from './content-folder';
import {notAFile} from './read-text';

const KINDS: Readonly<Record<string, ArticleKind>> = {blog: 'post', docs: 'doc', pages: 'page'};

/** Pictures, including formats that the site cannot show: these are reported where an article uses them. */
const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS}|bmp|hei[cf]|jfif|jxl|psd|tiff?)$`, 'i');

/** An article file that has not been read yet; `file` is its path in the project. */
export interface FoundArticle {
  readonly file: string;
  readonly kind: ArticleKind;
}

/** Every article file, sorted. Records unreadable files, and files an author may mistake for articles. */
export function findArticles(root: string, faults: Faults): FoundArticle[] {
  const top = contentFolder();
  const articles = Object.entries(KINDS).flatMap(([name, kind]) => {
    const folder = `${top}/${name}`;
    const files = faults.attempt('files', () => markdownBelow(root, folder, faults), {file: folder}) ?? [];
    return files.map((file) => ({file, kind}));
  });
  // content of another site has its own folders
  if (top === 'content') faults.attempt('files', () => recordStrays(root, faults));
  return articles.sort((a, b) => (a.file < b.file ? -1 : 1));
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** The Markdown files below a folder, except names that start with a dot or an underscore. A missing folder is empty. */
function markdownBelow(root: string, folder: string, faults: Faults): string[] {
  return namesIn(path.join(root, folder)).flatMap((name): string[] => {
    const file = `${folder}/${name}`;
    if (name.startsWith('_') && isMarkdown(name)) {
      const problem = 'This file is never read: its name starts with an underscore.';
      const fix = 'remove the underscore if it is an article; a draft has draft: true';
      faults.warn('files', {problem, file, fix});
    }
    if (name.startsWith('.') || name.startsWith('_')) return [];
    const stat = lstatSync(path.join(root, file));
    if (stat.isDirectory()) return markdownBelow(root, file, faults);
    if (stat.isFile() && isMarkdown(file)) return [file];
    if (stat.isSymbolicLink()) {
      // what a link leads to may be private, or be read twice
      const fix = 'copy what it leads to into content/ instead';
      faults.add('files', {problem: 'A symbolic link is not followed.', file, fix});
    } else if (!stat.isFile()) faults.add('files', notAFile(file).details);
    else if (/\.(mdx?|markdown)$/i.test(file)) {
      faults.add('files', {
        problem: `"${name}" would not be read.`,
        file,
        fix: 'end the name in .md or .mdx, in lower case',
      });
    } else if (!IMAGE.test(file)) {
      const problem = 'This file is not an article and is never read.';
      const fix = 'rename it to end in .mdx or .md, or move it out of content/';
      faults.warn('files', {problem, file, fix});
    }
    return [];
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** Records articles outside of the article folders, such as content/blogs/x.mdx, which are never read. */
function recordStrays(root: string, faults: Faults): void {
  const others = new Faults();
  const found = namesIn(path.join(root, 'content')).flatMap((name) => {
    if (/^[._]|^readme\.md$/i.test(name) || Object.hasOwn(KINDS, name)) return [];
    if (/\.mdx?$/i.test(name)) return [`content/${name}`];
    const isFolder = statSync(path.join(root, 'content', name), {throwIfNoEntry: false})?.isDirectory();
    return isFolder ? markdownBelow(root, `content/${name}`, others) : [];
  });
  // data may have any name
  faults.list.push(...others.list.filter(({severity}) => severity === 'error'));
  for (const file of found) {
    const near = Object.keys(KINDS).find((known) => file.startsWith(`content/${known.slice(0, 3)}`));
    const fix = near
      ? `move it below content/${near}`
      : `move it below content/${Object.keys(KINDS).join(', content/')}; content/pages is for standalone pages`;
    faults.add('files', {problem: 'This article is in no article folder and is never read.', file, fix});
  }
}
