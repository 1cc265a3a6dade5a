import 'server-only';
import {readDataFile} from '@/lib/data/data-file';

/** Usual English words, a line each, so that none of them is taken for a slip of another word. */
export function englishWords(): readonly string[] {
  return readDataFile('content/data/english-words.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
