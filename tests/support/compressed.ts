import {brotliCompressSync, constants} from 'node:zlib';

/** Bytes of a text with maximum compression, as hosts with precompressed files send it. */
export const compressed = (content: string | Buffer): number => brotliCompressSync(content).length;

/**
 * Whether a text with maximum compression has at most this many bytes. A quick try is nearly always enough, and twenty
 * times as fast.
 */
export function fits(text: string | Buffer, bytes: number): boolean {
  return [5, 11].some((quality) => {
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
    return brotliCompressSync(text, {params}).length <= bytes;
  });
}
