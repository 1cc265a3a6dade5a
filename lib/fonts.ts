import 'server-only';
import {readdirSync} from 'node:fs';
import path from 'node:path';

export interface Font {
  /** The family name in the style sheets. */
  readonly family: string;
  /** Its address, with a hash, so that browsers may cache it for ever. */
  readonly path: string;
}

const FOLDER = '/fonts';

/** The fonts of the site, made by `npm run fonts`: fraunces for headings, atkinson for text. */
export function siteFonts(): Font[] {
  return readdirSync(path.join('public', FOLDER))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({family: name.split('-')[0]!, path: `${FOLDER}/${name}`}));
}
