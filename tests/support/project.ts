import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {parseSite} from '@/lib/config/parse';
import {parseSidebars, type SidebarsInput} from '@/lib/config/sidebars-schema';
import {type Content, readContent} from '@/lib/content';
import type {ReadContext} from '@/lib/content/articles';
import {parseArticle} from '@/lib/content/front-matter/parse-article';
import type {ArticleKind, FrontMatter} from '@/lib/content/front-matter/schema';
import {readTagVocabulary} from '@/lib/content/tags';
import {Faults} from '@/lib/faults';
import {exampleSite as site} from '@/tests/support/example-site';

/** Files of a folder: path → text, bytes, or `{link: target}` for a symbolic link. */
export type Files = Readonly<Record<string, string | Uint8Array | {readonly link: string}>>;

/** A temporary folder with these files until the test is over. */
export function folderWith(files: Files): string {
  const root = writeFolder(files);
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  return root;
}

/** Every file below a folder, by its path from there, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A temporary folder with these files; the caller deletes it. */
export function writeFolder(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), 'sunroot-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
    else symlinkSync(content.link, file);
  }
  return root;
}

/** An article file: title and description, further lines of front matter, a body. */
export function article(lines = '', body = 'A short text.'): string {
  return `---\ntitle: A title\ndescription: What the reader gets.\n${lines && `${lines}\n`}---\n\n${body}\n`;
}

export interface ProjectOptions {
  readonly sidebars?: SidebarsInput;
  readonly context?: Partial<ReadContext>;
  /** False for content without a doc "intro". */
  readonly intro?: boolean;
}

const INTRO = {'content/docs/intro.mdx': article()};

/** The content of a project with these files and a doc "intro"; without sidebars by default. */
export function contentOf(files: Files, options: ProjectOptions = {}): Content {
  const {sidebars = {sidebars: {}}, context, intro = true} = options;
  const root = writeFolder({...(intro && INTRO), ...files});
  try {
    const faults = new Faults();
    const defaults: ReadContext = {
      faults,
      root,
      config: parseSite(site),
      vocabulary: readTagVocabulary(root),
      today: '2025-06-15',
      isDevelopment: false,
    };
    const content = readContent({...defaults, ...context}, parseSidebars(sidebars));
    faults.throwAll();
    return content;
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/** The front matter of an article's text. Throws a SiteError with all its errors. */
export function parsedArticle(text: string, kind: ArticleKind = 'doc') {
  const faults = new Faults();
  const {frontMatter, ...read} = parseArticle(text, 'content/docs/yoga/x.mdx', kind, faults);
  faults.throwAll();
  return {...read, frontMatter: frontMatter as FrontMatter};
}
