/** `npm run covers`: every cover on one page, .cache/covers/index.html, in both modes. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {loadContent} from '@/lib/content';
import {hexPalette, modePalette, renderCover, type Subject} from '@/lib/covers';
import {coverSubject} from '@/lib/site/covers/subjects';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run covers', 'draws every cover on one page, .cache/covers/index.html');

const OUT_FILE = '.cache/covers/index.html';

const inline = (svg: string) => svg.replace(' id="cover"', '');

function row(subject: Subject): string {
  const sizes = (['thumbnail', 'head'] as const).map(
    (crop) => brotliCompressSync(renderCover(subject, crop, modePalette(subject.palette))).length,
  );
  const drawings = (['light', 'dark'] as const).map((mode) => {
    const palette = hexPalette(subject.palette, mode);
    return `${inline(renderCover(subject, 'thumbnail', palette))}${inline(renderCover(subject, 'head', palette))}`;
  });
  return `<figure><div>${drawings.join('')}</div><figcaption>${subject.route} · ${subject.drawing} · ${sizes.join(' + ')} B</figcaption></figure>`;
}

const {articles} = await loadContent();
const subjects = articles.flatMap(coverSubject);
const css =
  'body{margin:1rem;font:11px/1.4 system-ui;background:#fbf8f1}main{display:grid;grid-template-columns:repeat(auto-fill,820px);gap:10px 16px}figure{margin:0}div{display:flex;gap:4px}svg{height:100px;width:auto}';
mkdirSync(path.dirname(OUT_FILE), {recursive: true});
writeFileSync(
  OUT_FILE,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Covers</title><style>${css}</style><main>${subjects.map(row).join('\n')}</main></html>`,
);
console.log(`${subjects.length} covers → ${OUT_FILE}`);
