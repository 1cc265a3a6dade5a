import {editDistance} from './edit-distance';
import {decoded} from './paths';

/**
 * The path closest to a wrong one; undefined when none is close. Ignores case, a trailing number of a list page and `.htm`.
 * Tries in this order: the same path; the first page in that folder; the same last part elsewhere, with most of the
 * parts before it equal, a post also without its date, tags last; the only path that continues it, as when a message
 * broke the line; the smallest edit distance of at most a third of the length, in its last part, too.
 */
export function closestPath(wrong: string, paths: readonly string[]): string | undefined {
  const wanted = fold(wrong).replace(/\/page(\/\d*)?$|\.html?$/, '');
  const parts = wanted.split('/');
  const last = parts.at(-1);
  if (!last) return undefined;
  const known = paths.map((path) => ({path, folded: fold(path)}));
  const same = known.find(({folded}) => folded === wanted) ?? known.find(({folded}) => folded.startsWith(`${wanted}/`));
  if (same) return same.path;
  const sameEnd = known
    .filter(({folded}) => folded.replace(/\/\d{4}-\d\d-\d\d-/, '/').endsWith(`/${last}`))
    .map(({path, folded}) => ({
      path,
      isTag: path.includes('/tags/'),
      shared: sharedParts(parts, folded),
      distance: editDistance(wanted, folded),
    }))
    .sort((a, b) => b.shared - a.shared || Number(a.isTag) - Number(b.isTag) || a.distance - b.distance);
  if (sameEnd[0]) return sameEnd[0].path;
  const longer = last.length > 3 ? known.filter(({folded}) => folded.startsWith(wanted)) : [];
  if (longer.length === 1) return longer[0]!.path;
  const limit = Math.floor(wanted.length / 3);
  let best: {path: string; distance: number} | undefined;
  for (const {path, folded} of known) {
    if (Math.abs(folded.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, folded);
    const end = folded.slice(folded.lastIndexOf('/') + 1);
    if (editDistance(last, end) > Math.max(last.length, end.length) / 3) continue;
    if (distance <= limit && (!best || distance < best.distance)) best = {path, distance};
  }
  return best?.path;
}

/** The closest path; when none is close, the page of the section that the wrong one names, or else its folder. */
export function closestPage(wrong: string, paths: readonly string[]): string | undefined {
  const near = closestPath(wrong, paths);
  const [, folder, section] = /^(.+?)(?:\/([^/]+))?\/[^/]+$/.exec(wrong) ?? [];
  if (near || !folder) return near;
  return (section && closestPath(`${folder}/category/${section}`, paths)) || paths.find((path) => path === folder);
}

/** How many leading parts two paths share. */
function sharedParts(parts: readonly string[], path: string): number {
  const others = path.split('/');
  const end = parts.findIndex((part, index) => part !== others[index]);
  return end === -1 ? parts.length : end;
}

const fold = (path: string) => (decoded(path) ?? path).toLowerCase();
