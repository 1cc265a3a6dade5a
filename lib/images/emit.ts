import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {siteConfig} from '@/lib/config';
import {contentFolder} from '@/lib/content/folder';
import {IMAGE_ENDINGS} from './endings';
import {filesOf, IMAGE_CACHE, IMAGE_FOLDER, pictureKey, pictureOf} from './picture';

const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS})$`, 'i');

/** Every image below a folder, sorted; paths begin with that of the folder. */
export function imageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && IMAGE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .sort();
}

/** Makes every image below the content folder ready to be served, and clears away what no image needs any more. */
export async function emitImages(): Promise<void> {
  const files = imageFiles(contentFolder());
  const kept = new Set<string>();
  for (const file of files) {
    for (const name of filesOf(await pictureOf(file))) kept.add(name);
    kept.add(`${pictureKey(readFileSync(file), siteConfig().images)}.json`);
  }
  for (const folder of [IMAGE_CACHE, IMAGE_FOLDER]) {
    const names = await readdir(folder).catch(() => []);
    await Promise.all(names.filter((name) => !kept.has(name)).map((name) => rm(path.join(folder, name))));
  }
}
