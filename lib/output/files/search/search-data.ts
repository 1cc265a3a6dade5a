import 'server-only';
import type {Faults} from '@/lib/faults';
import {readSynonyms} from './synonym-file';
import {readUrgentMessages, readUrgentNotes} from './urgent-file';

/** Records errors in the synonyms and the urgent messages, which only the search reads. */
export function checkSearchData(root: string, faults: Faults): void {
  faults.attempt('data', () => readSynonyms(root));
  faults.attempt('data', () => readUrgentNotes(root));
  faults.attempt('data', () => readUrgentMessages(root));
}
