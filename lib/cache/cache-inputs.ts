import 'server-only';
import {hashOfSources} from './cache';

const CODE = ['components', 'lib', 'package-lock.json'];

/** What results cached between builds depend on. Settings are not listed: relevant values are part of a key. */
export const INPUTS = {
  /** Results computed from a text alone; any code may affect them. */
  code: CODE,
  /** Articles, which show data and name sections; lib/data/article-inputs.ts adds the sources that one names. */
  articles: [...CODE, 'content/data/drawings', 'content/data/facts', 'content/sections.ts'],
  /** Images, covers and cards take minutes, so only the code that draws them counts. */
  pictures: [
    'app/_styles/tokens.css',
    'lib/cards',
    'lib/color-token.ts',
    'lib/content/files/content-folder.ts',
    'lib/covers',
    'lib/edit-distance.ts',
    'lib/errors.ts',
    'lib/fonts.ts',
    'lib/images',
    'lib/paths.ts',
    'lib/site/covers',
    'lib/text-file.ts',
    'lib/wrap-lines.ts',
    'package-lock.json',
    'public/fonts',
  ],
} as const satisfies Record<string, readonly string[]>;

const hashes = new Map<string, string>();

/** A hash of such inputs, computed once per process: results are computed again when it changes. */
export function inputsHash(name: keyof typeof INPUTS): string {
  const hash = hashes.get(name) ?? hashOfSources(process.cwd(), INPUTS[name]);
  hashes.set(name, hash);
  return hash;
}
