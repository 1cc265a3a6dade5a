import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Written last: an export without it is incomplete, left behind by a build that failed or was interrupted. */
const MARKER = '.finished';

/** Marks the export in `out` as complete. */
export function markFinished(out, build) {
  writeFileSync(path.join(out, MARKER), `${build}\n`);
}

/** The build id of the complete export in `out`. */
export function finishedBuild(out) {
  return readFileSync(path.join(out, MARKER), 'utf8').trim();
}

/** Why the folder `out` cannot be served or tested; undefined when it contains a complete export. */
export function unfinishedReason(out) {
  if (!existsSync(path.join(out, 'index.html'))) return `There is no export in ${out}/. Run "npm run build" first.`;
  if (existsSync(path.join(out, MARKER))) return undefined;
  return `The export in ${out}/ is not finished: the build that wrote it failed or was stopped. Run "npm run build" again.`;
}
