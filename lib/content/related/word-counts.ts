import 'server-only';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {cachedInLog} from '@/lib/cache/cache-log';
import type {Remember} from '@/lib/search/keywords';

/** Counts the words of a text once, and caches them by content hash in .cache. */
export const rememberCounts: Remember = (text, make) => cachedInLog('words', hashOf(inputsHash('code'), text), make);
