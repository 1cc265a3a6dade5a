import 'server-only';
import {type FileBelow, filesBelow, isMarkdown, strayArticles} from '@/lib/content/files';
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
  const files = Object.entries(FOLDERS).flatMap(([folder, kind]) => {
    const found = attempt('files', faults, () => filesBelow(root, folder), {file: folder}) ?? [];
    faults.push(...found.flatMap(faultsOf));
    return found.flatMap(({file, error}) => (isMarkdown(file) && !error ? [{file, kind}] : []));
  });
  attempt('files', faults, () => faults.push(...strayArticles(root).map((stray) => faultOf('files', stray))));
  return {files, faults};
}

function faultsOf({file, error}: FileBelow): Fault[] {
  if (error) return [faultOf('files', error)];
  if (isMarkdown(file) || IMAGE.test(file)) return [];
  const problem = 'This file is not an article and is never read.';
  const fix = 'rename it to end in .mdx or .md, or move it out of content/';
  return [{rule: 'files', severity: 'warning', problem, file, fix}];
}
