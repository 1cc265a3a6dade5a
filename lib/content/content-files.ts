import 'server-only';
import type {Faults} from '@/lib/faults';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {contentFolder} from './content-folder';
import {type FileBelow, filesBelow, isMarkdown, strayArticles} from './files';
import type {ArticleKind} from './front-matter';

const KINDS: Readonly<Record<string, ArticleKind>> = {blog: 'post', docs: 'doc', pages: 'page'};

/** Pictures, including formats that the site cannot show: these are reported where an article uses them. */
const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS}|bmp|hei[cf]|jfif|jxl|psd|tiff?)$`, 'i');

export interface ContentFile {
  readonly file: string;
  readonly kind: ArticleKind;
}

/** Every article file, sorted. Records unreadable files, and files an author may mistake for articles. */
export function contentFiles(root: string, faults: Faults): ContentFile[] {
  const top = contentFolder();
  const files = Object.entries(KINDS).flatMap(([name, kind]) => {
    const folder = `${top}/${name}`;
    const found = faults.attempt('files', () => filesBelow(root, folder), {file: folder}) ?? [];
    for (const each of found) recordOdd(each, faults);
    const read = found.filter(({file, error, isSetAside}) => isMarkdown(file) && !error && !isSetAside);
    return read.map(({file}) => ({file, kind}));
  });
  // content of another site has its own folders
  const strays = top === 'content' ? faults.attempt('files', () => strayArticles(root)) : undefined;
  for (const stray of strays ?? []) faults.add('files', stray.details);
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function recordOdd({file, error, isSetAside}: FileBelow, faults: Faults): void {
  if (error) faults.add('files', error.details);
  else if (isSetAside) {
    const problem = 'This file is never read: its name starts with an underscore.';
    faults.warn('files', {
      problem,
      file,
      fix: 'remove the underscore if it is an article; a draft has draft: true',
    });
  } else if (!isMarkdown(file) && !IMAGE.test(file)) {
    const problem = 'This file is not an article and is never read.';
    const fix = 'rename it to end in .mdx or .md, or move it out of content/';
    faults.warn('files', {problem, file, fix});
  }
}
