import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {castSubjects, drawCover, renderCover, type Subject} from './cover';
import {type Section, tokenPalette} from './palette';
import {stages} from './stage';

/** Crops that pages show; the card is drawn into the social image instead. */
export const pageCrops = ['thumbnail', 'head'] as const;
export type PageCrop = (typeof pageCrops)[number];

export interface CoverFile {
  /** For `<use href>`: the file and the drawing's id in it. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

export interface CoverEntry extends Readonly<Record<PageCrop, CoverFile>> {
  readonly section: Section;
  readonly species: string;
}

export type CoverManifest = Readonly<Record<string, CoverEntry>>;

export interface EmitOptions {
  /** Where the folder is served. */
  readonly base?: string;
}

/**
 * Writes every cover as `<content hash>.svg` into a folder of its own and returns route → files.
 * Files that already exist are left alone; covers no article uses any more are removed.
 */
export async function emitCovers(
  subjects: readonly Subject[],
  outDir: string,
  {base = '/covers'}: EmitOptions = {},
): Promise<CoverManifest> {
  await mkdir(outDir, {recursive: true});
  const present = new Set((await readdir(outDir)).filter((name) => /^[0-9a-f]{12}\.svg$/.test(name)));
  const wanted = new Set<string>();
  const writes: Promise<void>[] = [];
  const entries = castSubjects(subjects).map((subject): [string, CoverEntry] => {
    const cover = drawCover(subject);
    const file = (crop: PageCrop): CoverFile => {
      const svg = renderCover(cover, crop, tokenPalette);
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
      if (!present.has(name) && !wanted.has(name)) writes.push(writeFile(path.join(outDir, name), svg));
      wanted.add(name);
      return {href: `${base}/${name}#cover`, width: stages[crop].width, height: stages[crop].height};
    };
    return [
      subject.route,
      {section: subject.section, species: cover.species, thumbnail: file('thumbnail'), head: file('head')},
    ];
  });
  const stale = [...present].filter((name) => !wanted.has(name)).map((name) => rm(path.join(outDir, name)));
  await Promise.all([...writes, ...stale]);
  return Object.fromEntries(entries);
}
