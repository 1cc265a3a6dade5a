/** `npm run covers`: every cover on one page, .cache/covers/index.html, in both modes. */
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import matter from 'gray-matter';
import {castSubjects, drawCover, renderCover, type Subject} from '@/lib/covers/cover';
import {darkPalette, lightPalette, type Section, sections, tokenPalette} from '@/lib/covers/palette';

const contentDir = path.resolve(process.argv[2] ?? 'content');
const outFile = path.resolve('.cache/covers/index.html');

async function articleFiles(folder: string): Promise<string[]> {
  const root = path.join(contentDir, folder);
  const names = existsSync(root) ? await readdir(root, {recursive: true}) : [];
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

async function tagsOf(file: string): Promise<string[]> {
  const {tags} = matter(await readFile(path.join(contentDir, file), 'utf8')).data;
  return Array.isArray(tags) ? tags.map(String) : [];
}

async function subjects(): Promise<Subject[]> {
  const posts = (await articleFiles('blog')).map(async (file): Promise<Subject> => {
    const slug = path.parse(file).name;
    return {route: `/blog/${slug}`, section: 'blog', date: slug.slice(0, 10), tags: await tagsOf(file)};
  });
  const docs = (await articleFiles('docs')).map(async (file): Promise<Subject> => {
    const {dir, name} = path.parse(path.relative('docs', file));
    const section = sections.find((known): known is Section => known === (dir.split(path.sep)[0] || name)) ?? 'intro';
    return {route: `/docs/${path.posix.join(dir, name)}`, section, tags: await tagsOf(file)};
  });
  return Promise.all([...docs, ...posts]);
}

const inline = (svg: string) => svg.replace(' id="cover"', '');

function row(subject: Subject): string {
  const cover = drawCover(subject);
  const [light, dark] = [lightPalette(subject.section), darkPalette(subject.section)];
  const sizes = (['thumbnail', 'head'] as const).map(
    (crop) => brotliCompressSync(renderCover(cover, crop, tokenPalette)).length,
  );
  const drawings = [light, dark].map(
    (palette) => `${inline(renderCover(cover, 'thumbnail', palette))}${inline(renderCover(cover, 'head', palette))}`,
  );
  return `<figure><div>${drawings.join('')}</div><figcaption>${subject.route} · ${cover.species} · ${sizes.join(' + ')} B</figcaption></figure>`;
}

const cast = castSubjects(await subjects());
const css =
  'body{margin:1rem;font:11px/1.4 system-ui;background:#fbf8f1}main{display:grid;grid-template-columns:repeat(auto-fill,820px);gap:10px 16px}figure{margin:0}div{display:flex;gap:4px}svg{height:100px;width:auto}';
await mkdir(path.dirname(outFile), {recursive: true});
await writeFile(
  outFile,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Covers</title><style>${css}</style><main>${cast.map(row).join('\n')}</main></html>`,
);
console.log(`${cast.length} covers → ${path.relative('.', outFile)}`);
