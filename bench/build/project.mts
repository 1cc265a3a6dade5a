import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {writeCorpus} from '../corpus/write.mts';
import {type Measured, measure} from './measure.mts';

export interface Built {
  readonly articles: number;
  readonly cold: Measured;
  /** After one sentence was added to one article. */
  readonly warm: Measured;
  readonly pages: number;
  /** Bytes of the output on disk, without covers and cards, which are drawings. */
  readonly output: number;
  /** The finished site. */
  readonly out: string;
}

/** What a build leaves behind, from nothing at all to what CI may cache. */
const MADE = ['.next', 'out', '.cache', 'public/covers', 'public/cards', 'public/images'];
const ENV = {NEXT_TELEMETRY_DISABLED: '1', BUILD_DATE: '2026-01-01', NODE_ENV: 'production'} as const;

/**
 * Copies this project to `work`, fills it with `articles` invented articles and builds it twice: cold, and again after
 * an edit.
 */
export async function buildCorpus(articles: number, work: string): Promise<Built> {
  const folder = path.join(work, `site-${articles}`);
  copyProject(folder);
  writeCorpus(path.join(folder, 'content'), articles);
  for (const each of MADE) rmSync(path.join(folder, each), {recursive: true, force: true});
  const cold = await measure(['npm', 'run', 'build'], folder, ENV);
  const out = path.join(work, `out-${articles}`);
  keep(path.join(folder, 'out'), out);
  appendFileSync(oneDoc(folder), '\nOne more sentence, and nothing else, is new here.\n');
  const warm = await measure(['npm', 'run', 'build'], folder, ENV);
  return {articles, cold, warm, ...sizeOf(out), out};
}

/** The tracked and new files of this checkout, and its packages as hard links, which take no space. */
function copyProject(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {encoding: 'utf8', maxBuffer: 1e8});
  if (existsSync(folder)) {
    for (const name of readdirSync(folder)) {
      if (name !== 'node_modules') rmSync(path.join(folder, name), {recursive: true});
    }
  }
  for (const file of list.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(file, path.join(folder, file));
  }
  if (!existsSync(path.join(folder, 'node_modules'))) execFileSync('cp', ['-al', 'node_modules', folder]);
}

function keep(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true});
  execFileSync('mv', [from, to]);
}

function oneDoc(folder: string): string {
  const yoga = path.join(folder, 'content/docs/yoga');
  return path.join(yoga, readdirSync(yoga).sort()[2]!);
}

function sizeOf(out: string): {pages: number; output: number} {
  let [pages, output] = [0, 0];
  // a file with two hard links takes its space once
  const counted = new Set<number>();
  for (const entry of readdirSync(out, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\/(?:covers|cards)\//.test(file)) continue;
    const {ino, size} = statSync(file);
    if (!counted.has(ino)) output += size;
    counted.add(ino);
    // every page but the first is written twice: as x.html and x/index.html
    if (entry.name.endsWith('.html') && entry.name !== 'index.html') pages += 1;
  }
  return {pages, output};
}
