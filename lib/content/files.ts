import 'server-only';
import {existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';
import {contentFolder} from './folder';

const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Every Markdown file below a folder, as paths relative to `root`, sorted by code point.
 * Throws a SiteError for a symbolic link that leaves content/ or leads to a folder, and for endings that are nearly right.
 * A folder that does not exist is empty.
 */
export function markdownFiles(root: string, folder: string): string[] {
  const found: string[] = [];
  const base = path.join(root, folder);
  const walk = (directory: string) => {
    let entries: string[];
    try {
      entries = readdirSync(directory);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for (const name of entries) {
      if (name.startsWith('.') || name.startsWith('_')) continue;
      const file = path.join(directory, name);
      const stat = lstatSync(file);
      if (stat.isSymbolicLink()) checkLink(root, file);
      if (stat.isDirectory()) walk(file);
      else if (/\.mdx?$/.test(name)) found.push(path.relative(root, file).split(path.sep).join('/'));
      else if (/\.(mdx?|markdown)$/i.test(name)) refuseEnding(root, file);
    }
  };
  walk(base);
  return found.sort();
}

const FOLDERS = ['blog', 'docs', 'pages'];

/** What is wrong with each article that stands beside the folders of articles, such as content/blogs/x.mdx, and is never read. */
export function strayArticles(root: string): SiteError[] {
  const folder = 'content';
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder)).filter((name) => !/^[._]|^readme\.md$/i.test(name));
  const found = names.flatMap((name) => {
    if (FOLDERS.includes(name)) return [];
    if (/\.mdx?$/i.test(name)) return [`${folder}/${name}`];
    return statSync(path.join(root, folder, name), {throwIfNoEntry: false})?.isDirectory()
      ? markdownFiles(root, `${folder}/${name}`)
      : [];
  });
  return found.map((file) => {
    const [near] = FOLDERS.filter((each) => file.startsWith(`${folder}/${each.slice(0, 3)}`));
    const fix = `move it below content/${near ?? FOLDERS.join(', content/')}${near ? '' : '; content/pages holds pages of their own'}`;
    return new SiteError({problem: 'This article stands in no folder of articles and is never read.', file, fix});
  });
}

function checkLink(root: string, link: string): void {
  const file = path.relative(root, link);
  const fix = 'copy the file into content/ instead of linking to it';
  let target: string;
  try {
    target = realpathSync(link);
  } catch {
    throw new SiteError({problem: 'A symbolic link leads nowhere.', file, fix});
  }
  if (!target.startsWith(path.join(realpathSync(root), contentFolder()) + path.sep)) {
    throw new SiteError({problem: 'A symbolic link leads out of content/.', file, fix});
  }
  if (statSync(target).isDirectory()) {
    throw new SiteError({problem: 'A symbolic link to a folder is not followed.', file, fix: 'make it a real folder'});
  }
}

function refuseEnding(root: string, file: string): never {
  const name = path.basename(file);
  throw new SiteError({
    problem: `"${name}" would not be read.`,
    file: path.relative(root, file),
    fix: 'let the name end in .md or .mdx, in lower case',
  });
}

/** Whether a file of the project exists under exactly this path; upper and lower case count, as they do on most hosts. */
export function hasFile(root: string, file: string): boolean {
  try {
    const isThere = readdirSync(path.join(root, path.dirname(file))).includes(path.basename(file));
    return isThere && statSync(path.join(root, file)).isFile();
  } catch {
    return false;
  }
}

/** The file below the project's root that differs from a path in upper and lower case only; undefined when there is none. */
export function inOtherCase(root: string, file: string): string | undefined {
  let found = '';
  for (const part of file.split('/')) {
    const folder = path.join(root, found);
    if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return undefined;
    const names = readdirSync(folder);
    const name = names.find((each) => each === part) ?? names.find((each) => each.toLowerCase() === part.toLowerCase());
    if (name === undefined) return undefined;
    found = path.posix.join(found, name);
  }
  return found;
}

/** The text of a content file. Throws a SiteError when it is not UTF-8, is far too large, or hides control characters. */
export function readText(root: string, file: string): string {
  const bytes = readFileSync(path.join(root, file));
  if (bytes.length > MAX_BYTES) {
    throw new SiteError({
      problem: `The file is ${Math.ceil(bytes.length / 1024)} kB; an article may be ${MAX_BYTES / 1024} kB at most.`,
      file,
      fix: 'split the article, or move its images and data out of the text',
    });
  }
  return decodeText(bytes, file);
}
