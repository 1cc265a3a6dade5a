import {editDistance} from '@/lib/errors';

/**
 * The path nearest to a wrong one: the same last part elsewhere, else the smallest edit distance of at most a third of its length.
 * Case does not count. Undefined when none is near.
 */
export function closestPath(wrong: string, paths: readonly string[]): string | undefined {
  const wanted = fold(wrong);
  const last = wanted.split('/').at(-1);
  if (!last) return undefined;
  const sameEnd = paths.find((path) => fold(path).split('/').at(-1) === last);
  if (sameEnd) return sameEnd;
  const limit = Math.floor(wanted.length / 3);
  let best: {path: string; distance: number} | undefined;
  for (const path of paths) {
    if (Math.abs(path.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, fold(path));
    if (distance <= limit && (!best || distance < best.distance)) best = {path, distance};
  }
  return best?.path;
}

function fold(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
