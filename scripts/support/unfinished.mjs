import {readFileSync, rmSync, statfsSync} from 'node:fs';
import path from 'node:path';

const FULL = ['ENOSPC', 'EDQUOT'];
/** With less, no page is written. */
const LEAST_ROOM = 2 ** 20;

/** What is said when a disk is full, in the form of a SiteError; undefined when `error` has another reason. */
export function fullDisk(error) {
  const file = error?.dest ?? error?.path;
  return FULL.includes(error?.code) ? told(file ?? process.cwd()) : undefined;
}

/** The same after a command that has kept its reason to itself. */
export function fullDiskAround(root) {
  const {bavail, bsize} = statfsSync(root);
  return bavail * bsize < LEAST_ROOM ? told(root) : undefined;
}

function told(place) {
  return `The disk is full.\n  in: ${place}\n  fix: make room and build again; .next and .cache may be removed, they are made anew`;
}

/** Removes an export that Next has begun and not finished, which would look like a site; an earlier one stays. */
export function removeUnfinished(root) {
  let detail;
  try {
    detail = JSON.parse(readFileSync(path.join(root, '.next/export-detail.json'), 'utf8'));
  } catch {
    // Next has not come as far as the export, or not written whole what it says of it
    return;
  }
  if (detail.success === false) rmSync(detail.outDirectory, {recursive: true, force: true});
}
