import 'server-only';
import {SiteError} from '@/lib/errors';
import type {Content} from './index';

/** More files than this at fault at once are no slip. */
const MOST = 50;

/**
 * The content in spite of a fault, and the fault: the last state that was right, or, where none is known (a process that has just begun),
 * everything but the files at fault. Throws when the fault is in no article.
 */
export function readTolerantly(
  read: (without: ReadonlySet<string>) => Content,
  last?: Content,
): {content: Content; fault?: SiteError} {
  const without = new Set<string>();
  let fault: SiteError | undefined;
  for (;;) {
    try {
      return {content: read(without), fault};
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      fault ??= error;
      if (last) return {content: last, fault};
      const {file} = error.details;
      if (file === undefined || without.has(file) || without.size === MOST) throw fault;
      without.add(file);
    }
  }
}
