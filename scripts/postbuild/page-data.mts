import {existsSync} from 'node:fs';
import {type Change, filesBelow, rewrite} from './files.mts';
import {withoutFrame} from './flight.mts';

/** Shortens the data of every page, which stands beside it as x.txt: other texts stay as they are. Throws as `withoutFrame`. */
export function shortenPageData(out: string, before: Change): void {
  for (const file of filesBelow(out, '.txt')) {
    if (existsSync(file.replace(/txt$/, 'html'))) rewrite(file, (text) => withoutFrame(before(text)));
  }
}
