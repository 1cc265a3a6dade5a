import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesBelow} from './files.mts';

const ENDINGS = ['.html', '.txt', '.js', '.css', '.json', '.svg', '.xml', '.md', '.webmanifest'];
/** Compressing smaller files saves no packets. */
const MIN_BYTES = 1200;
const CONCURRENCY = 8;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes x.br and x.gz beside every text file for hosts that send precompressed files. Compresses equal files once. */
export async function compress(out: string): Promise<void> {
  const files = filesBelow(out, ...ENDINGS);
  const done = new Map<string, Promise<readonly [Buffer, Buffer]>>();
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) continue;
      const key = createHash('sha1').update(content).digest('base64');
      const result = done.get(key) ?? pack(content, file.includes('/_next/static/'));
      done.set(key, result);
      const [br, gz] = await result;
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
}

/** Shared files are compressed as hard as possible, pages a little faster. */
function pack(content: Buffer, isShared: boolean): Promise<[Buffer, Buffer]> {
  const quality = isShared ? constants.BROTLI_MAX_QUALITY : 9;
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  return Promise.all([brotli(content, {params}), deflate(content, {level: 9})]);
}
