import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {deleteStale} from '@/lib/cache/atomic-write';
import {siteConfig} from '@/lib/config';
import type {AnyArticle} from '@/lib/content';
import {contentFolder} from '@/lib/content/files/content-folder';
import {IMAGE_ENDINGS} from './endings';
import {filesOf, IMAGE_CACHE, IMAGE_FOLDER, pictureKey, pictureOf} from './picture';
import {shownImages} from './shown';

const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS})$`, 'i');
/** The names that lib/images/picture.ts gives. */
const MADE = /.*-[0-9a-f]{10}(?:-\d+)?\.(?:avif|webp|svg)/;
const LISTED = /[0-9a-f]+\.json/;

/** Every image below a folder, sorted; paths include the folder. */
export function imageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && IMAGE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .sort();
}

/** Generates the images that these articles show, and deletes generated ones that no article needs. */
export async function emitImages(articles: readonly Pick<AnyArticle, 'file' | 'body'>[]): Promise<void> {
  const needed = new Set<string>();
  for (const file of shownImages(imageFiles(contentFolder()), articles)) {
    for (const name of filesOf(await pictureOf(file))) needed.add(name);
    needed.add(`${pictureKey(readFileSync(file), siteConfig().images)}.json`);
  }
  await deleteStale(IMAGE_CACHE, MADE, needed);
  await deleteStale(IMAGE_CACHE, LISTED, needed);
  await deleteStale(IMAGE_FOLDER, MADE, needed);
}
