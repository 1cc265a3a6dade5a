import {Blob, Face, Feature, Font, Buffer as Run, shape} from 'harfbuzzjs';

/** Position on the baseline, font size, and letter spacing of a line, in pixels. */
interface Setting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spacing?: number;
}

/** Width of a text in em, with kerning. */
export type Measure = (text: string) => number;

export interface Typeface {
  /** Above and below the baseline, in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly measure: Measure;
  /** The outlines of a line of text as SVG. With kerning; letter-spaced text has no ligatures. */
  readonly outline: (text: string, setting: Setting) => string;
}

const AS_SPACED = ['liga', 'clig'].map((tag) => new Feature(tag, 0));

/** Sets text in a TrueType font. librsvg would need the fonts installed on every build machine. */
export function typefaceOf(data: Uint8Array): Typeface {
  const face = new Face(new Blob(data));
  const font = new Font(face);
  const em = face.upem;
  const shaped = (text: string, features: readonly Feature[]) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run, [...features]);
    const positions = run.getGlyphPositions();
    return run.getGlyphInfos().map(({codepoint}, index) => ({glyph: codepoint, ...positions[index]!}));
  };
  const widths = new Map<string, number>();
  const {ascender, descender} = font.hExtents();
  return {
    ascent: ascender / em,
    descent: -descender / em,
    measure: (text) => {
      const cached = widths.get(text);
      if (cached !== undefined) return cached;
      const width = shaped(text, []).reduce((sum, {xAdvance = 0}) => sum + xAdvance, 0) / em;
      widths.set(text, width);
      return width;
    },
    outline: (text, {x, y, size, spacing = 0}) => {
      const scale = size / em;
      let offset = 0;
      const glyphs = shaped(text, spacing === 0 ? [] : AS_SPACED).map(
        ({glyph, xAdvance = 0, xOffset = 0, yOffset = 0}) => {
          const path = `<path transform="translate(${offset + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
          offset += xAdvance + spacing / scale;
          return path;
        },
      );
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    },
  };
}
