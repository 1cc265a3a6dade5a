import 'server-only';
import {readDataFile} from '@/lib/data/data-file';

/** Common English words, one per line, so that none of them is taken for a typing mistake. */
export function englishWords(): readonly string[] {
  return readDataFile('content/data/english-words.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
