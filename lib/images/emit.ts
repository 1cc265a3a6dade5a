import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {clearAway} from '@/lib/cache/whole-file';
import {siteConfig} from '@/lib/config';
import type {AnyArticle} from '@/lib/content';
import {contentFolder} from '@/lib/content/folder';
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

/**
 * Generates the images that these articles show, and deletes generated ones that no article needs. Images of articles
 * left out of the build are not published.
 */
export async function emitImages(articles: readonly Pick<AnyArticle, 'file' | 'body'>[]): Promise<void> {
  const kept = new Set<string>();
  for (const file of shownImages(imageFiles(contentFolder()), articles)) {
    for (const name of filesOf(await pictureOf(file))) kept.add(name);
    kept.add(`${pictureKey(readFileSync(file), siteConfig().images)}.json`);
  }
  await clearAway(IMAGE_CACHE, MADE, kept);
  await clearAway(IMAGE_CACHE, LISTED, kept);
  await clearAway(IMAGE_FOLDER, MADE, kept);
}
