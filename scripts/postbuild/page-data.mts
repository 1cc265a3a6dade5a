import {existsSync} from 'node:fs';
import {filesBelow, rewrite} from './files.mts';
import {withoutFrame} from './flight.mts';
import type {Styles} from './merge-styles.mts';

/** Shortens the data of every page, which stands beside it as x.txt: other texts stay as they are. Throws as `withoutFrame`. */
export function shortenPageData(out: string, {toSheet, toShortNames}: Pick<Styles, 'toSheet' | 'toShortNames'>): void {
  for (const file of filesBelow(out, '.txt')) {
    if (existsSync(file.replace(/txt$/, 'html'))) rewrite(file, (text) => withoutFrame(toSheet(text), toShortNames));
  }
}
