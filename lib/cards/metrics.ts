/** Width of a text in em, without kerning. */
export type Measure = (text: string) => number;

/**
 * Reads the advance widths of a TrueType font. A title's size and its lines depend on them before any word is shaped.
 * Characters the font does not hold count as one em.
 */
export function measureOf(font: Buffer): Measure {
  const table = tablesOf(font);
  const em = font.readUInt16BE(table('head') + 18);
  const lastMetric = font.readUInt16BE(table('hhea') + 34) - 1;
  const metrics = table('hmtx');
  const glyphOf = characterMap(font, table('cmap'));
  return (text) => {
    let width = 0;
    for (const letter of text) {
      const glyph = glyphOf(letter.codePointAt(0)!);
      width += glyph === 0 ? em : font.readUInt16BE(metrics + Math.min(glyph, lastMetric) * 4);
    }
    return width / em;
  };
}

function tablesOf(font: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    offsets.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  return (tag) => offsets.get(tag)!;
}

/** The segments of the Unicode subtable, format 4: https://learn.microsoft.com/typography/opentype/spec/cmap */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({length: count}, (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4));
  const start = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4.');
  const doubled = font.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + doubled * 2, 16 + doubled * 3].map((at) => start + at);
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > font.readUInt16BE(ends! + at)) continue;
      const first = font.readUInt16BE(starts! + at);
      if (code < first) return 0;
      const range = font.readUInt16BE(ranges! + at);
      const delta = font.readUInt16BE(deltas! + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges! + at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
