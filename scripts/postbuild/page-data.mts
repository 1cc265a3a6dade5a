import type {Change} from './files.mts';
import {withoutFrame} from './flight.mts';
import type {Styles} from './merge-styles.mts';

/** Shortens the data of a page, which stands beside it as x.txt. Throws as `withoutFrame`. */
export function shortPageData({toSheet, toShortNames}: Pick<Styles, 'toSheet' | 'toShortNames'>): Change {
  return (text) => withoutFrame(toSheet(text), toShortNames);
}
