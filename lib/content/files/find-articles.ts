import 'server-only';
import {existsSync, lstatSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ArticleKind} from '@/lib/content/front-matter/schema';
import {SiteError} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {contentFolder} from './content-folder';
import {notAFile} from './read-text';

const KINDS: Readonly<Record<string, ArticleKind>> = {blog: 'post', docs: 'doc', pages: 'page'};
const ARTICLE_FOLDERS = Object.keys(KINDS);

/** Pictures, including formats that the site cannot show: these are reported where an article uses them. */
const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS}|bmp|hei[cf]|jfif|jxl|psd|tiff?)$`, 'i');

/** An article file that has not been read yet; `file` is its path in the project. */
export interface FoundArticle {
  readonly file: string;
  readonly kind: ArticleKind;
}

/** A file in a folder of articles, and why it cannot be read. */
interface FileBelow {
  readonly file: string;
  readonly error?: SiteError;
  readonly isIgnored?: boolean;
}

/** Every article file, sorted. Records unreadable files, and files an author may mistake for articles. */
export function findArticles(root: string, faults: Faults): FoundArticle[] {
  const top = contentFolder();
  const articles = Object.entries(KINDS).flatMap(([name, kind]) => {
    const folder = `${top}/${name}`;
    const files = faults.attempt('files', () => filesBelow(root, folder), {file: folder}) ?? [];
    for (const file of files) recordUnreadable(file, faults);
    const readable = files.filter(({file, error, isIgnored}) => isMarkdown(file) && !error && !isIgnored);
    return readable.map(({file}) => ({file, kind}));
  });
  // content of another site has its own folders
  const strays = top === 'content' ? faults.attempt('files', () => strayArticles(root)) : undefined;
  for (const stray of strays ?? []) faults.add('files', stray.details);
  return articles.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function recordUnreadable({file, error, isIgnored}: FileBelow, faults: Faults): void {
  if (error) faults.add('files', error.details);
  else if (isIgnored) {
    const problem = 'This file is never read: its name starts with an underscore.';
    const fix = 'remove the underscore if it is an article; a draft has draft: true';
    faults.warn('files', {problem, file, fix});
  } else if (!isMarkdown(file) && !IMAGE.test(file)) {
    const problem = 'This file is not an article and is never read.';
    const fix = 'rename it to end in .mdx or .md, or move it out of content/';
    faults.warn('files', {problem, file, fix});
  }
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** Every file below a folder, except names that start with a dot or an underscore. A missing folder is empty. */
function filesBelow(root: string, folder: string): FileBelow[] {
  return namesIn(path.join(root, folder)).flatMap((name): FileBelow[] => {
    const file = `${folder}/${name}`;
    if (name.startsWith('_') && isMarkdown(name)) return [{file, isIgnored: true}];
    if (name.startsWith('.') || name.startsWith('_')) return [];
    const stat = lstatSync(path.join(root, file));
    if (stat.isDirectory()) return filesBelow(root, file);
    if (stat.isSymbolicLink()) return [{file, error: linkError(file)}];
    return [{file, error: stat.isFile() ? endingError(file) : notAFile(file)}];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Articles outside of the article folders, such as content/blogs/x.mdx, which are never read. */
function strayArticles(root: string): SiteError[] {
  const folder = 'content';
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder)).filter((name) => !/^[._]|^readme\.md$/i.test(name));
  const found = names.flatMap((name) => {
    if (ARTICLE_FOLDERS.includes(name)) return [];
    if (/\.mdx?$/i.test(name)) return [`${folder}/${name}`];
    return statSync(path.join(root, folder, name), {throwIfNoEntry: false})?.isDirectory()
      ? filesBelow(root, `${folder}/${name}`).flatMap(({file, error, isIgnored}) => {
          if (error) throw error;
          return isMarkdown(file) && !isIgnored ? [file] : [];
        })
      : [];
  });
  return found.map((file) => {
    const [near] = ARTICLE_FOLDERS.filter((known) => file.startsWith(`${folder}/${known.slice(0, 3)}`));
    const fix = `move it below content/${near ?? ARTICLE_FOLDERS.join(', content/')}${near ? '' : '; content/pages is for standalone pages'}`;
    return new SiteError({problem: 'This article is in no article folder and is never read.', file, fix});
  });
}

/** What a link leads to may be private, or be read twice. */
function linkError(file: string): SiteError {
  const fix = 'copy what it leads to into content/ instead';
  return new SiteError({problem: 'A symbolic link is not followed.', file, fix});
}

function endingError(file: string): SiteError | undefined {
  if (isMarkdown(file) || !/\.(mdx?|markdown)$/i.test(file)) return undefined;
  const problem = `"${path.basename(file)}" would not be read.`;
  return new SiteError({problem, file, fix: 'end the name in .md or .mdx, in lower case'});
}
