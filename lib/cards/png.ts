import {crc32, deflateSync} from 'node:zlib';

/** An opaque picture, a number per pixel: red in the lowest byte, then green and blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

const BINS = 1 << 15;
const RGB = 0xffffff;

/**
 * A palette PNG of at most `colours` colours (up to 256). Meant for flat drawings: the commonest colours stay exact, the
 * blends at edges take the nearest of them. A fifth of the time of sharp's general quantiser, and a quarter smaller.
 */
export function palettePng({width, height, data}: Pixels, colours: number): Buffer {
  const {palette, indexOf} = quantise(data, colours);
  const lines = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let y = 0; y < height; y++) {
    // every line begins with its filter, 0: none
    const to = y * (width + 1) + 1;
    const from = y * width;
    for (let x = 0; x < width; x++) {
      const colour = data[from + x]!;
      if (colour !== last) {
        last = colour;
        index = indexOf[binOf(colour)]!;
      }
      lines[to + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, palette, deflate, filter per line, not interlaced
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    // level 7, 8 and 9 save 3, 7 and 9 % at 1.3, four and eight times the cost
    chunk('IDAT', deflateSync(lines, {level: 6, memLevel: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Five bits of each channel. */
function binOf(colour: number): number {
  return ((colour & 0xf8) << 7) | ((colour & 0xf800) >> 6) | ((colour & 0xf80000) >> 19);
}

function quantise(data: Uint32Array, colours: number): {palette: Buffer; indexOf: Uint8Array} {
  const counts = new Uint32Array(BINS);
  const sample = new Uint32Array(BINS);
  const votes = new Int32Array(BINS);
  for (let at = 0; at < data.length; ) {
    const first = data[at]!;
    const start = at++;
    while (at < data.length && data[at] === first) at++;
    const length = at - start;
    const colour = first & RGB;
    const bin = binOf(colour);
    counts[bin]! += length;
    // majority vote: a flat area gives its bin its exact colour
    if (sample[bin] === colour) votes[bin]! += length;
    else if (votes[bin]! >= length) votes[bin]! -= length;
    else {
      sample[bin] = colour;
      votes[bin] = length - votes[bin]!;
    }
  }
  const bins: number[] = [];
  for (let bin = 0; bin < BINS; bin++) if (counts[bin]! > 0) bins.push(bin);
  const {chosen, indexOf} = choose(bins, counts, sample, colours);
  const palette = Buffer.alloc(chosen.length * 3);
  for (const [index, colour] of chosen.entries()) palette.writeUIntLE(colour, index * 3, 3);
  return {palette, indexOf};
}

/** The commonest colour first, then always the one whose pixels are worst served by those chosen before. */
function choose(bins: readonly number[], counts: Uint32Array, sample: Uint32Array, colours: number) {
  const indexOf = new Uint8Array(BINS);
  const far = new Float64Array(BINS).fill(Infinity);
  const chosen: number[] = [];
  let next = bins.reduce((best, bin) => (counts[bin]! > counts[best]! ? bin : best), bins[0] ?? 0);
  while (chosen.length < colours) {
    const colour = sample[next]!;
    let worst = 0;
    for (const bin of bins) {
      const apart = distance(colour, sample[bin]!);
      if (apart < far[bin]!) {
        far[bin] = apart;
        indexOf[bin] = chosen.length;
      }
      const need = far[bin]! * counts[bin]!;
      if (need > worst) [worst, next] = [need, bin];
    }
    chosen.push(colour);
    if (worst === 0) break;
  }
  return {chosen, indexOf};
}

/** Squared, with the eye's weights for red, green and blue. */
function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}
