import 'server-only';
import path from 'node:path';
import sharp, {type Metadata} from 'sharp';
import {choices, SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';
import {checkSvg} from './svg';

/** Extensions an image may have, with the format of each. */
export const FORMATS: Readonly<Record<string, string>> = {
  avif: 'heif',
  gif: 'gif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};
const MAX_SIDE = 8000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Larger drawings take many seconds to read, in browsers, too. */
const MAX_SVG_BYTES = 1024 * 1024;

interface ImageFacts {
  readonly isSvg: boolean;
  /** After the rotation stored by the camera. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** Size and kind of an image. Throws a SiteError for unknown, damaged, animated, huge and active images. */
export async function inspectImage(file: string, bytes: Buffer): Promise<ImageFacts> {
  const format = formatOf(file);
  if (bytes.length > MAX_BYTES) {
    throw fault(
      file,
      `The image is ${Math.ceil(bytes.length / 1024 / 1024)} MB large.`,
      `save it smaller: at most ${MAX_BYTES / 1024 / 1024} MB, and 2000 pixels wide are plenty`,
    );
  }
  if (format === 'svg') {
    if (bytes.length > MAX_SVG_BYTES) {
      const problem = `The SVG is ${(bytes.length / 1024 / 1024).toFixed(1)} MB large.`;
      throw fault(file, problem, 'simplify the drawing to at most 1 MB, or save it as a PNG or WebP picture');
    }
    const size = checkSvg(file, decodeText(bytes, file));
    await refuseInvalidXml(file, bytes);
    return {isSvg: true, hasAlpha: true, ...size};
  }
  const found = await metadataOf(file, bytes);
  // an image beside an article is encoded again; one in public/ is served as it is
  if (file.startsWith('public/') && (found.exif ?? found.xmp ?? found.iptc)) {
    const fix = 'save it again without metadata, or move it beside the article: the build removes metadata there';
    throw fault(file, 'The image contains camera metadata, which may reveal where it was taken.', fix);
  }
  if (found.format !== format) {
    throw fault(
      file,
      `The image claims to be ${path.extname(file)}, but contains ${found.format.toUpperCase()}.`,
      'save it again in the format of its extension',
    );
  }
  if ((found.pages ?? 1) > 1) {
    throw fault(
      file,
      'The image is animated.',
      'nothing moves here unless the reader moves it: save its best frame, or draw the steps as a figure',
    );
  }
  const {width, height} = found.autoOrient;
  if (Math.max(width, height) > MAX_SIDE) {
    throw fault(
      file,
      `The image is ${width} × ${height} pixels large.`,
      `save it with at most ${MAX_SIDE} pixels on the longer side; 2000 are plenty`,
    );
  }
  return {isSvg: false, width, height, hasAlpha: found.hasAlpha};
}

/** Decodes an image. Throws a SiteError for a truncated or damaged one. */
export async function readToEnd(file: string, bytes: Buffer): Promise<void> {
  try {
    await sharp(bytes).stats();
  } catch (error) {
    refuseDamaged(file, error);
  }
}

/** Adds the file to an error about an image that cannot be decoded. Rethrows SiteErrors. */
export function refuseDamaged(file: string, error: unknown): never {
  if (error instanceof SiteError) throw error;
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  throw fault(
    file,
    `The image cannot be read completely (${reason}).`,
    'open it in an image editor and save it again, or take a fresh copy',
  );
}

/** Browsers show nothing of an SVG with an XML error. */
async function refuseInvalidXml(file: string, bytes: Buffer): Promise<void> {
  try {
    await sharp(bytes).metadata();
  } catch (error) {
    const message = String(error).split('\n')[0]!;
    if (/pixel limit/.test(message))
      throw fault(file, 'The drawing is too large to be drawn.', 'give it a width and height of at most 8000');
    const [, line, column, reason] =
      /on line (\d+) column (\d+) of data: (.*)$/.exec(message) ?? /\(null\):(\d+):(\d+): (.*)$/.exec(message) ?? [];
    const problem = line ? `line ${line}, column ${column}: ${reason}` : message;
    throw fault(file, `The SVG has an XML error: ${problem}.`, 'fix it there, or export the drawing again');
  }
}

function formatOf(file: string): string {
  const ending = path.extname(file).slice(1).toLowerCase();
  const format = Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
  if (format !== undefined) return format;
  throw fault(file, `".${ending}" is not a format the site can show.`, choices(ending, Object.keys(FORMATS)));
}

async function metadataOf(file: string, bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, {limitInputPixels: false}).metadata();
  } catch {
    // sharp's own messages mention buffers and loaders
    const problem = `The image cannot be read: ${bytes.length === 0 ? 'the file is empty' : 'it is damaged, or not an image'}.`;
    const formats = Object.keys(FORMATS).join(', ');
    throw fault(file, problem, `open it in an image program and save it again, in one of: ${formats}`);
  }
}

function fault(file: string, problem: string, fix: string): SiteError {
  return new SiteError({problem, file, fix});
}
