import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentFolder} from '@/lib/content/files/content-folder';
import {hasFile} from '@/lib/content/files/has-file';
import type {Place} from '@/lib/errors';
import {type Fault, faultOf} from '@/lib/faults';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {inspectImage, readToEnd} from '@/lib/images/inspect';
import {imageFile, refuseOutside} from '@/lib/images/references';
import type {CheckedFile, Site} from './model';

/** Pictures that cannot be published, reported where an article shows them, or else under their own names. */
export async function pictureFaults(site: Site): Promise<Fault[]> {
  const {root} = site;
  const folder = path.join(root, contentFolder());
  const folderImages = imageFiles(folder)
    .filter((file) => !isSetAside(path.relative(folder, file)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'));
  const shown = placesOfPictures(site);
  const faults = await Promise.all(
    [...new Set([...folderImages, ...shown.keys()])].map(async (picture) => {
      const fault = await faultIn(picture, root);
      if (!fault) return [];
      const places = shown.get(picture);
      return places?.map((place) => ({...fault, ...place, problem: `${picture}: ${fault.problem}`})) ?? [fault];
    }),
  );
  const unused = folderImages.filter((picture) => !shown.has(picture));
  return [...faults.flat(), ...unused.map(notShown)];
}

const IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS})$`, 'i');

/** Every image below a folder, sorted; paths include the folder. */
function imageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && IMAGE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function notShown(file: string): Fault {
  const fix = 'show it, or delete it; files whose name starts with _ are ignored';
  return {rule: 'images', severity: 'warning', problem: 'No article shows this image.', file, fix};
}

/** Whether a part of a path starts with `_` or `.`: ignored articles, and files of macOS. */
const isSetAside = (file: string) => /(?:^|[/\\])[._]/.test(file);

/** Picture → where articles show it. The check of the text reports missing pictures. */
function placesOfPictures({root, files}: Site): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const file of files) {
    for (const picture of file.pictures ?? []) {
      if (!hasFile(root, picture)) continue;
      places.set(picture, [...(places.get(picture) ?? []), ...placesIn(file, picture)]);
    }
  }
  return places;
}

/** A picture is found by its file name; when an address writes the name differently, the line is unknown. */
function placesIn({file, lines, analysis}: CheckedFile, picture: string): Place[] {
  const spots = (analysis?.images ?? []).filter(({url}) => imageFile(file, url) === picture);
  if (spots.length > 0) return spots.map(({line, column}) => ({file, line, column}));
  const line = lines.findIndex((text) => text.includes(path.basename(picture))) + 1;
  return [line > 0 ? {file, line} : {file}];
}

async function faultIn(picture: string, root: string): Promise<Fault | undefined> {
  try {
    refuseOutside(picture, root);
    const bytes = readFileSync(path.join(root, picture));
    await inspectImage(picture, bytes);
    await readToEnd(picture, bytes);
    return undefined;
  } catch (error) {
    return faultOf('images', error, {file: picture});
  }
}
