import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {closest} from '@/lib/errors';
import type {Fault} from '../fault';
import type {FileRule} from '../model';
import {reporter} from './make';

/** Images that do not exist or say nothing to a reader who cannot see them. */
export const images: FileRule = (file, {root}) =>
  (file.analysis?.images ?? []).flatMap((image): Fault[] => {
    const fault = reporter('images', file);
    const faults: Fault[] = [];
    if (image.alt.trim() === '') {
      faults.push(fault(image, 'The image has no text alternative.', 'write what it shows: ![A tray of seedlings](…)'));
    }
    const target = image.url.replace(/[?#].*$/, '');
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
      const fix = 'put the file into public/images and write /images/name.jpg';
      faults.push(fault(image, 'The image comes from another site.', fix));
    } else if (
      target.startsWith('/') ? !isPublicFile(root, target) : !isFile(path.join(root, path.dirname(file.file), target))
    ) {
      const there = filesIn(path.join(root, 'public', path.dirname(target)));
      const near = closest(path.basename(target), there);
      const fix = near
        ? `did you mean ${path.posix.join(path.dirname(target), near)}?`
        : `put the file into public${target.startsWith('/') ? target : '/images'}`;
      faults.push(fault(image, `There is no image ${target}.`, fix));
    }
    return faults;
  });

/** Is there a file of public/ at this address? */
export function isPublicFile(root: string, route: string): boolean {
  const file = path.join(root, 'public', route);
  return file.startsWith(path.join(root, 'public')) && isFile(file);
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
