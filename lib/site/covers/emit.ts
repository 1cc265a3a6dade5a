import 'server-only';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import {deleteStale, writeAtomically} from '@/lib/cache/atomic-write';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {modePalette, renderCover, type Subject} from '@/lib/covers';

/** Matches the name of a file of drawings: of one drawing here, of a list's thumbnails in sprites.ts. */
export const COVER = /[0-9a-f]{12}\.svg/;

/** The name of a file of drawings: a hash of its text. */
export function coverName(svg: string): string {
  return `${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
}

/** Crops that pages show; the card is drawn into the social image instead. */
const pageCrops = ['thumbnail', 'head'] as const;
type PageCrop = (typeof pageCrops)[number];

/** Key of a drawing → the names of its files. */
type Drawn = Readonly<Record<string, Readonly<Record<PageCrop, string>>>>;

/** By crop, what `<use href>` needs: the file and the drawing's id in it. */
type CoverEntry = Readonly<Record<PageCrop, string>>;

export type CoverManifest = Readonly<Record<string, CoverEntry>>;

interface EmitOptions {
  /** The address of the folder. */
  readonly base?: string;
  /** File that stores which files a drawing has, so that later builds do not draw it again. */
  readonly cache?: string;
}

/**
 * Writes every cover as `<content hash>.svg` into its folder and returns route → files. Existing files stay; covers
 * that no article uses are deleted, and nothing else.
 */
export async function emitCovers(
  subjects: readonly Subject[],
  outDir: string,
  {base = '/covers', cache}: EmitOptions = {},
): Promise<CoverManifest> {
  await mkdir(outDir, {recursive: true});
  const entriesBefore = await readdir(outDir, {withFileTypes: true});
  const present = new Set(entriesBefore.filter((entry) => entry.isFile()).map(({name}) => name));
  const wanted = new Set<string>();
  const writes: Promise<void>[] = [];
  const before = drawnBefore(cache);
  const drawn: Record<string, Drawn[string]> = {};
  const draw = (subject: Subject, crop: PageCrop): string => {
    const svg = renderCover(subject, crop, modePalette(subject.palette));
    const name = coverName(svg);
    if (!present.has(name) && !wanted.has(name)) writes.push(writeAtomically(path.join(outDir, name), svg));
    return name;
  };
  const entries = subjects.map((subject): [string, CoverEntry] => {
    // changes with the drawing code, too
    const key = hashOf(inputsHash('pictures'), JSON.stringify(subject));
    const existing = before[key];
    const names =
      existing && pageCrops.every((crop) => present.has(existing[crop]))
        ? existing
        : {thumbnail: draw(subject, 'thumbnail'), head: draw(subject, 'head')};
    drawn[key] = names;
    const file = (crop: PageCrop): string => {
      wanted.add(names[crop]);
      return `${base}/${names[crop]}#cover`;
    };
    return [subject.route, {thumbnail: file('thumbnail'), head: file('head')}];
  });
  await Promise.all(writes);
  // only now: files being written have temporary names
  await deleteStale(outDir, COVER, wanted);
  if (cache) await writeAtomically(cache, JSON.stringify(drawn));
  return Object.fromEntries(entries);
}

/** The drawings of earlier builds, from the file they left: drawing 10,000 takes a minute. */
function drawnBefore(file: string | undefined): Drawn {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Drawn;
  } catch {
    // none yet, or damaged: everything is drawn
    return {};
  }
}
