import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closestPath} from '@/lib/closest-path';
import {readArticleFiles} from '@/lib/content';
import type {ArticleFile} from '@/lib/content/files/article-file';
import {slugProblem} from '@/lib/content/slugs';
import {SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {sections} from '@/lib/sections';

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly route: string;
  /** The new texts of the changed files, the moved one under its new name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The changes that rename an article, keep its old address as an alias and update links to it. */
export function moveArticle(root: string, from: string, to: string): Move {
  const files = readArticleFiles({root, faults: new Faults()});
  const article = find(from, files);
  const target = targetOf(article, to, files);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const texts = new Map<string, string>();
  for (const file of textFiles(root)) {
    const before = read(file);
    const isOwn = file === article.file;
    const corrected = correct(before, isOwn ? target.file : file, {article, target, from: file});
    const after = isOwn ? withAlias(corrected, article) : corrected;
    if (isOwn || after !== before) texts.set(isOwn ? target.file : file, after);
  }
  return {from: article.file, to: target.file, route: target.route, texts};
}

function find(written: string, files: readonly ArticleFile[]): ArticleFile {
  const plain = written.replace(/^\.\//, '');
  const found = files.find(({file, route}) => file === plain || route === plain);
  if (found) return found;
  const near = closestPath(
    plain,
    files.flatMap(({file, route}) => [file, route]),
  );
  const fix = near ? `did you mean ${near}?` : 'name its file, or its address such as /docs/yoga/standing-poses';
  throw new SiteError({problem: `The article ${written} does not exist.`, fix});
}

interface Target {
  readonly file: string;
  readonly route: string;
}

/** A new slug alone, a whole address, or the path of a file. */
function targetOf({file, kind, route, date, section}: ArticleFile, to: string, files: readonly ArticleFile[]): Target {
  const refuse = (problem: string, fix: string): never => {
    throw new SiteError({problem, in: to, fix});
  };
  const plain = to.replace(/^content\/(docs|blog|pages)\//, (_, folder: string) =>
    folder === 'pages' ? '/' : `/${folder}/`,
  );
  const parts = plain
    .replace(/\.mdx?$/, '')
    .split('/')
    .filter(Boolean);
  const [shape, example] = {
    doc: [/^(?:docs\/[^/]+\/)?[^/]+$/, '/docs/SECTION/new-name'] as const,
    post: [new RegExp(`^(?:blog/)?(?:${date}-)?(?!\\d{4}-\\d\\d-)[^/]+$`), `/blog/${date}-new-name`] as const,
    page: [/^[^/]+$/, '/new-name'] as const,
  }[kind];
  if (!shape.test(parts.join('/'))) refuse(`A ${kind} cannot be moved there.`, `write new-name, or ${example}`);
  const slug = (parts.at(-1) ?? '').replace(new RegExp(`^${date}-`), '');
  const targetSection = kind === 'doc' && parts.length > 2 ? parts[1] : section;
  if (targetSection !== undefined && !sections.some(({id}) => id === targetSection)) {
    refuse(
      `Unknown section "${targetSection}".`,
      `create it with npm run new -- section, or use: ${sections.map(({id}) => id).join(', ')}`,
    );
  }
  const name = date ? `${date}-${slug}` : slug;
  const wrong = slugProblem(name, {}, kind);
  if (wrong) refuse(wrong.problem, 'choose another: letters, digits and -, starting with a letter or digit');
  const folder = {post: 'blog', doc: targetSection ? `docs/${targetSection}` : 'docs', page: 'pages'}[kind];
  const next = {
    file: `content/${folder}/${name}${path.extname(file)}`,
    route: kind === 'page' ? `/${name}` : `/${folder}/${name}`,
  };
  if (next.route === route) refuse('The article already has this address.', 'choose another');
  const other = files.find((item) => item.route.toLowerCase() === next.route.toLowerCase() && item.file !== file);
  if (other) refuse(`${other.file} has this address.`, 'choose another');
  return next;
}

/** Every text that may name an article. */
function textFiles(root: string): string[] {
  return readdirSync(path.join(root, 'content'), {recursive: true, encoding: 'utf8'})
    .map((name) => `content/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.(mdx?|ya?ml|ts)$/.test(file))
    .sort();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Updating {
  readonly article: ArticleFile;
  readonly target: Target;
  /** The path of the text before the move. */
  readonly from: string;
}

function correct(text: string, file: string, {article, target, from}: Updating): string {
  const END = String.raw`(?![\w~'-]|\.\w)`;
  const id = (route: string) => route.replace(/^\/docs\//, '');
  const key = (name: string) => name.replace(/^content\//, '').replace(/\.mdx?$/, '');
  let corrected = text.replace(new RegExp(`(?<![\\w-])${escaped(article.route)}${END}`, 'g'), () => target.route);
  if (file.endsWith('.ts')) {
    corrected = corrected.replace(
      new RegExp(`(['"])${escaped(id(article.route))}\\1`, 'g'),
      (_, quote: string) => `${quote}${id(target.route)}${quote}`,
    );
  }
  if (/\.ya?ml$/.test(file)) {
    corrected = corrected.replace(new RegExp(`^${escaped(key(article.file))}:`, 'gm'), () => `${key(target.file)}:`);
  }
  if (!/\.mdx?$/.test(file)) return corrected;
  // links to files and pictures are relative to the text
  return corrected.replace(/(\]\(<?|src=")(\.{1,2}\/[^)\s">#?]+)/g, (_, before: string, address: string) => {
    const fromRoot = path.posix.join(path.posix.dirname(from), address);
    const now = path.posix.relative(path.posix.dirname(file), fromRoot === article.file ? target.file : fromRoot);
    return before + (now.startsWith('.') ? now : `./${now}`);
  });
}

/** The front matter with the old address as an alias, and without a slug, which the file name now is. */
function withAlias(text: string, {route, frontMatter}: ArticleFile): string {
  const plain = text.replace(/^slug:.*\n/m, '');
  const aliases = [...(frontMatter?.aliases ?? []), route];
  const line = `aliases: [${aliases.join(', ')}]\n`;
  const old = /^aliases:.*\n(?:[ \t]+.*\n)*/m;
  return old.test(plain)
    ? plain.replace(old, () => line)
    : plain.replace(/\n---[ \t]*\n/, (end) => `\n${line.trimEnd()}${end}`);
}
