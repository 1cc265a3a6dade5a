import 'server-only';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {copyAtomically, deleteStale, writeAtomically} from '@/lib/cache/atomic-write';
import {cached, hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {type SiteConfig, siteConfig} from '@/lib/config';
import {inspectImage, readToEnd, refuseDamaged} from './inspect';
import {refuseOutside} from './references';

type ImageSettings = SiteConfig['images'];

export interface Variant {
  /** File name below /images/. */
  readonly file: string;
  readonly width: number;
}

/** An image as pages show it. Addresses are paths of this site, without base path. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly avif: readonly Variant[];
  readonly webp: readonly Variant[];
  /** A placeholder of some 20 pixels as a data address; none for images with transparency. */
  readonly blur?: string;
}

const IMAGE_CACHE = '.cache/images';
const IMAGE_FOLDER = 'public/images';
const BLUR_WIDTH = 20;
/** The setting is the quality of WebP; AVIF looks the same at a lower number, and would otherwise be larger. */
const SCALE = {avif: 0.72, webp: 1} as const;
/** sharp's default, 4, takes seven times as long for files of the same size, without a visible difference. */
const AVIF_EFFORT = 2;

const pictures = new Map<string, {stamp: string; picture: Promise<Picture>}>();

/** An image file with its variants in public/images, or in public/ as it is. Throws a SiteError for a bad one. */
export function pictureOf(file: string): Promise<Picture> {
  const {mtimeMs, size} = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const before = pictures.get(file);
  if (before?.stamp === stamp) return before.picture;
  refuseOutside(file);
  const picture = file.startsWith('public/') ? served(file) : published(file);
  pictures.set(file, {stamp, picture});
  return picture;
}

/** Every file of a picture. */
export function filesOf({src, avif, webp}: Picture): string[] {
  return [...new Set([path.posix.basename(src), ...[...avif, ...webp].map(({file}) => file)])];
}

/** Names of the files that this process has used. */
const used = new Set<string>();
/** The names of generated files, and of cached data. */
const GENERATED = /.*-[0-9a-f]{10}(?:-\d+)?\.(?:avif|webp|svg)|[0-9a-f]{20}\.json/;

/** Deletes generated files that no article needs, once all articles have been rendered. */
export async function deleteUnusedImages(): Promise<void> {
  for (const folder of [IMAGE_CACHE, IMAGE_FOLDER]) await deleteStale(folder, GENERATED, used);
}

async function served(file: string): Promise<Picture> {
  const bytes = readFileSync(file);
  const {width, height} = await inspectImage(file, bytes);
  await readToEnd(file, bytes);
  return {src: file.slice('public'.length), width, height, avif: [], webp: []};
}

async function published(file: string): Promise<Picture> {
  const bytes = readFileSync(file);
  const {images: settings} = siteConfig();
  const key = hashOf(inputsHash('pictures'), JSON.stringify(settings), bytes.toString('base64'));
  const make = () => makePicture(file, bytes, settings).catch((error) => refuseDamaged(file, error));
  await Promise.all([mkdir(IMAGE_CACHE, {recursive: true}), mkdir(IMAGE_FOLDER, {recursive: true})]);
  const picture = await cached('images', key, make, (found) =>
    filesOf(found).every((name) => existsSync(path.join(IMAGE_CACHE, name))),
  );
  used.add(`${key}.json`);
  for (const name of filesOf(picture)) {
    used.add(name);
    const target = path.join(IMAGE_FOLDER, name);
    if (!existsSync(target)) await copyAtomically(path.join(IMAGE_CACHE, name), target);
  }
  return picture;
}

/** The widths of an image's variants, evenly from smallest to largest; never enlarged, one step is the largest. */
export function variantWidths(original: number, {minWidth, maxWidth, steps}: ImageSettings): number[] {
  const gap = steps > 1 ? (maxWidth - minWidth) / (steps - 1) : 0;
  const wished = Array.from({length: steps}, (_, step) => Math.round(maxWidth - gap * (steps - 1 - step)));
  return [...new Set(wished.map((width) => Math.min(width, original)))].sort((a, b) => a - b);
}

async function makePicture(file: string, bytes: Buffer, settings: ImageSettings): Promise<Picture> {
  const {isSvg, width, height, hasAlpha} = await inspectImage(file, bytes);
  if (isSvg) {
    const name = `${stemOf(file, [bytes])}.svg`;
    await keep(name, bytes);
    return {src: `/images/${name}`, width, height, avif: [], webp: []};
  }
  const upright = sharp(bytes).autoOrient();
  const widths = variantWidths(width, settings);
  const encodedIn = async (format: Format) => {
    const encoded: Buffer[] = [];
    const options = optionsOf(format, settings);
    for (const wide of widths) encoded.push(await upright.clone().resize(wide).toFormat(format, options).toBuffer());
    return encoded;
  };
  const encoded = {avif: await encodedIn('avif'), webp: await encodedIn('webp')};
  // the bytes of AVIF depend on the number of processors, so names hash the input instead
  const stem = stemOf(file, [Buffer.from(JSON.stringify(optionsOf('avif', settings))), ...encoded.webp]);
  const variantsIn = (format: Format) =>
    Promise.all(
      widths.map(async (wide, index): Promise<Variant> => {
        const name = `${stem}-${wide}.${format}`;
        await keep(name, encoded[format][index]!);
        return {file: name, width: wide};
      }),
    );
  const [avif, webp] = [await variantsIn('avif'), await variantsIn('webp')];
  const widest = widths.at(-1)!;
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  return {
    src: `/images/${webp.at(-1)!.file}`,
    width: widest,
    height: Math.round((height * widest) / width),
    avif,
    webp,
    blur: isOpaque ? await blurOf(upright) : undefined,
  };
}

type Format = keyof typeof SCALE;

function optionsOf(format: Format, {quality}: ImageSettings): {quality: number; effort?: number} {
  return {quality: Math.round(quality * SCALE[format]), ...(format === 'avif' && {effort: AVIF_EFFORT})};
}

/** The start of the names of a picture's files: the image's name and a hash. Hosts and browsers cache them for ever. */
function stemOf(file: string, contents: readonly Buffer[]): string {
  const {name} = path.parse(file);
  const hash = hashOf(...contents.map((content) => content.toString('latin1'))).slice(0, 10);
  return `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash}`;
}

const keep = (name: string, data: Buffer) => writeAtomically(path.join(IMAGE_CACHE, name), data);

async function blurOf(image: Sharp): Promise<string> {
  const tiny = await image.clone().resize(BLUR_WIDTH).webp({quality: 60}).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
