/* `node scripts/run-ts.mjs bench/make-corpus.mts FOLDER N [SEED]`: replaces the posts and docs below FOLDER/content with
   N invented articles. */
import path from 'node:path';
import {writeCorpus} from './corpus/write.mts';

const [folder, n, seed] = process.argv.slice(2);
if (!folder || !n) throw new Error('usage: node scripts/run-ts.mjs bench/make-corpus.mts FOLDER N [SEED]');
writeCorpus(path.join(folder, 'content'), Number(n), Number(seed ?? 1));
