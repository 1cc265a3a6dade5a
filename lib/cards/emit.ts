import 'server-only';
import {createHash} from 'node:crypto';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {copyAtomically, deleteStale, writeAtomically} from '@/lib/cache/atomic-write';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import type {CardDesign} from './design';
import {cardFonts} from './fonts';
import type {Brand} from './panel';
import {renderCard} from './render';

/** Page path → its card. */
export type CardManifest = Readonly<Record<string, {readonly file: string; readonly alt: string}>>;

interface CardFolders {
  /** The cache of drawn cards: `<design hash>-<content hash>.png`. */
  readonly cache: string;
  /** The published files: `<content hash>.png`. */
  readonly out: string;
}

/**
 * Writes a card for every page to `out`, drawing only designs that are new since the last run, and returns page → file.
 * Pages with the same design share a file. Deletes cards that no page needs from both folders, and nothing else from
 * `out`.
 */
export async function emitCards(
  designs: Readonly<Record<string, CardDesign>>,
  brand: Brand,
  {cache, out}: CardFolders,
): Promise<CardManifest> {
  const sharedKey = hashOf(inputsHash('pictures'), JSON.stringify(brand));
  const keyOf = ({alt: _, ...looks}: CardDesign) => hashOf(sharedKey, JSON.stringify(looks));
  await Promise.all([mkdir(cache, {recursive: true}), mkdir(out, {recursive: true})]);
  const before = await readdir(cache);
  const served = new Set(await readdir(out));
  const drawn = new Map(before.filter(isCard).map((name) => [name.split('-')[0]!, name]));
  const wanted = new Map(Object.values(designs).map((design) => [keyOf(design), design]));

  const missing = [...wanted].filter(([key]) => !drawn.has(key));
  for await (const [key, png] of draw(missing, brand)) {
    const name = `${key}-${contentHash(png)}.png`;
    await writeAtomically(path.join(cache, name), png);
    drawn.set(key, name);
  }

  const fileOf = (key: string) => nameIn(drawn.get(key)!);
  const files = new Map([...wanted.keys()].map((key) => [fileOf(key), drawn.get(key)!]));
  await Promise.all([
    ...[...files].map(
      ([file, from]) => served.has(file) || copyAtomically(path.join(cache, from), path.join(out, file)),
    ),
    ...before
      .filter((name) => !(isCard(name) && wanted.has(name.split('-')[0]!)))
      .map((name) => rm(path.join(cache, name))),
  ]);
  // only now, because a file being copied has a temporary name
  await deleteStale(out, CARD, files);
  return Object.fromEntries(
    Object.entries(designs).map(([page, design]) => [page, {file: fileOf(keyOf(design)), alt: design.alt}]),
  );
}

const CARD = /[0-9a-f]{12}\.png/;
/** Whether a file in the cache is a finished card. */
const isCard = (name: string) => name.endsWith('.png');
/** The name under which a card is published. */
const nameIn = (card: string) => card.split('-')[1]!;
const contentHash = (png: Buffer) => createHash('sha256').update(png).digest('hex').slice(0, 12);

/** Draws one at a time: sharp uses all cores by itself. */
async function* draw(missing: readonly (readonly [key: string, design: CardDesign])[], brand: Brand) {
  if (missing.length === 0) return;
  const texts = missing.flatMap(([, {kicker = '', title, note = ''}]) => [kicker.toUpperCase(), title, note]);
  const characters = [...new Set([brand.name, ...texts, '… '].join(''))].sort().join('');
  const fonts = await cardFonts(characters);
  for (const [key, design] of missing) yield [key, await renderCard(design, brand, fonts)] as const;
}
