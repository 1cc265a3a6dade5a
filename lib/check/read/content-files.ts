import 'server-only';
import {existsSync, lstatSync, readdirSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {strayArticles} from '@/lib/content/files';
import type {ArticleKind} from '@/lib/content/front-matter';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {attempt, type Fault, faultOf} from '../fault';

const FOLDERS: Readonly<Record<string, ArticleKind>> = {
  'content/blog': 'post',
  'content/docs': 'doc',
  'content/pages': 'page',
};

/** Pictures, also in formats that the site cannot show: these are reported where an article shows them. */
const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS}|bmp|hei[cf]|jfif|jxl|psd|tiff?)$`, 'i');

export interface ContentFile {
  readonly file: string;
  readonly kind: ArticleKind;
}

/** Every article file, sorted, and the files an author may believe to be one. */
export function contentFiles(root: string): {files: ContentFile[]; faults: Fault[]} {
  const faults: Fault[] = [];
  const files = Object.entries(FOLDERS).flatMap(([folder, kind]) =>
    filesBelow(root, folder, faults).map((file) => ({file, kind})),
  );
  attempt('files', faults, () => faults.push(...strayArticles(root).map((stray) => faultOf('files', stray))));
  return {files, faults};
}

function filesBelow(root: string, folder: string, faults: Fault[]): string[] {
  return namesIn(path.join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (name.startsWith('.') || name.startsWith('_')) return [];
    const absolute = path.join(root, file);
    const stat = lstatSync(absolute);
    if (stat.isSymbolicLink() && !existsSync(absolute)) {
      faults.push(fault('error', file, 'A symbolic link leads nowhere.', 'copy the file into content/'));
      return [];
    }
    if (stat.isSymbolicLink() && leavesContent(root, absolute)) {
      faults.push(fault('error', file, 'A symbolic link leads out of content/.', 'copy the file into content/'));
      return [];
    }
    if (stat.isDirectory()) return filesBelow(root, file, faults);
    if (/\.mdx?$/.test(name)) return [file];
    if (/\.(mdx?|markdown)$/i.test(name)) {
      faults.push(
        fault('error', file, `"${name}" would not be read.`, 'let the name end in .md or .mdx, in lower case'),
      );
    } else if (!IMAGE.test(name)) {
      const fix = 'rename it to end in .mdx or .md, or move it out of content/';
      faults.push(fault('warning', file, 'This file is not an article and is never read.', fix));
    }
    return [];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // a folder that does not exist is empty
    return [];
  }
}

function leavesContent(root: string, file: string): boolean {
  try {
    return !realpathSync(file).startsWith(path.join(realpathSync(root), 'content') + path.sep);
  } catch {
    return true;
  }
}

function fault(severity: Fault['severity'], file: string, problem: string, fix: string): Fault {
  return {rule: 'files', severity, problem, file, fix};
}
