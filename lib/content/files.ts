import 'server-only';
import {existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';
import {contentFolder} from './content-folder';

const MAX_BYTES = 2 * 1024 * 1024;

/** A file in a folder of articles, by its path from the project's root, and why it cannot be read. */
export interface FileBelow {
  readonly file: string;
  readonly error?: SiteError;
  /** Whether its name starts with an underscore: such files are ignored. */
  readonly isSetAside?: boolean;
}

/**
 * Every Markdown file below a folder, as paths relative to `root`, sorted by code point. Throws a SiteError for a
 * symbolic link out of content/ or to a folder, and for misspelt extensions. A folder that does not exist is empty.
 */
export function markdownFiles(root: string, folder: string): string[] {
  const found = filesBelow(root, folder);
  const wrong = found.find(({error}) => error !== undefined);
  if (wrong?.error) throw wrong.error;
  return found.flatMap(({file, isSetAside}) => (isMarkdown(file) && !isSetAside ? [file] : [])).sort();
}

/** Whether a file has an extension that is read. */
export function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Every file below a folder, except names that start with a dot or an underscore. */
export function filesBelow(root: string, folder: string): FileBelow[] {
  return namesIn(path.join(root, folder)).flatMap((name): FileBelow[] => {
    const file = `${folder}/${name}`;
    if (name.startsWith('_') && isMarkdown(name)) return [{file, isSetAside: true}];
    if (name.startsWith('.') || name.startsWith('_')) return [];
    const stat = lstatSync(path.join(root, file));
    if (stat.isDirectory()) return filesBelow(root, file);
    const error = stat.isSymbolicLink() ? linkError(root, file) : stat.isFile() ? undefined : noFile(file);
    return [{file, error: error ?? endingError(file)}];
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

const FOLDERS = ['blog', 'docs', 'pages'];

/** Articles outside of the article folders, such as content/blogs/x.mdx, which are never read. */
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
    const fix = `move it below content/${near ?? FOLDERS.join(', content/')}${near ? '' : '; content/pages is for standalone pages'}`;
    return new SiteError({problem: 'This article is in no article folder and is never read.', file, fix});
  });
}

function linkError(root: string, file: string): SiteError | undefined {
  const fix = 'copy the file into content/ instead of linking to it';
  let target: string;
  try {
    target = realpathSync(path.join(root, file));
  } catch {
    return new SiteError({problem: 'A symbolic link is broken.', file, fix});
  }
  if (!target.startsWith(path.join(realpathSync(root), contentFolder()) + path.sep)) {
    return new SiteError({problem: 'A symbolic link leads out of content/.', file, fix});
  }
  const stat = statSync(target);
  if (stat.isFile()) return undefined;
  if (!stat.isDirectory()) return noFile(file);
  return new SiteError({
    problem: 'A symbolic link to a folder is not followed.',
    file,
    fix: 'replace it with a real folder',
  });
}

/** Reading it would never end. */
function noFile(file: string): SiteError {
  const fix = 'delete it, and create an ordinary file in its place';
  return new SiteError({problem: 'This is a pipe, a socket or a device, not a file.', file, fix});
}

function endingError(file: string): SiteError | undefined {
  if (isMarkdown(file) || !/\.(mdx?|markdown)$/i.test(file)) return undefined;
  const problem = `"${path.basename(file)}" would not be read.`;
  return new SiteError({problem, file, fix: 'end the name in .md or .mdx, in lower case'});
}

/** Whether a file exists in the project under exactly this path; case counts, as on most hosts. */
export function hasFile(root: string, file: string): boolean {
  try {
    const isThere = readdirSync(path.join(root, path.dirname(file))).includes(path.basename(file));
    return isThere && statSync(path.join(root, file)).isFile();
  } catch {
    return false;
  }
}

/** The file that differs from a path only in case; undefined without one. */
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

/** The text of a content file. Throws a SiteError when it is not UTF-8, far too large, or hides control characters. */
export function readText(root: string, file: string): string {
  if (!statSync(path.join(root, file)).isFile()) throw noFile(file);
  const bytes = readFileSync(path.join(root, file));
  if (bytes.length > MAX_BYTES) {
    throw new SiteError({
      problem: `The file is ${Math.ceil(bytes.length / 1024)} kB; an article may be ${MAX_BYTES / 1024} kB at most.`,
      file,
      fix: 'split the article, or move its images and data to other files',
    });
  }
  return decodeText(bytes, file);
}
