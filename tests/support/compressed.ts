import {brotliCompressSync, constants} from 'node:zlib';

/** Bytes of a text compressed at best, as hosts that compress ahead send it. */
export const compressed = (content: string | Buffer): number => brotliCompressSync(content).length;

/** Whether a text compressed at best has at most so many bytes. That takes twenty times as long as a quick try, which nearly always does. */
export function fits(text: string | Buffer, bytes: number): boolean {
  return [5, 11].some((quality) => {
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
    return brotliCompressSync(text, {params}).length <= bytes;
  });
}
