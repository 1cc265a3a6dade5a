import {createHash} from 'node:crypto';
import {capital} from '@/lib/typography';

/** How the addresses of a folder are written: all lower case, or Each-Word-Like-This with _ for an apostrophe. */
export type SlugStyle = 'small' | 'title';

const LITTLE_WORDS = new Set('a an and as at but by for from in nor of on or the to with'.split(' '));

/** The last part of an address made from a title; empty when the title has no usable letter. */
export function slugFromTitle(title: string, style: SlugStyle): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, style === 'title' ? '_' : '');
  const words = plain.match(/[A-Za-z0-9_]+/g) ?? [];
  const parts = style === 'small' ? words.map((word) => word.toLowerCase()) : words.map(capitalised);
  return parts.join('-');
}

function capitalised(word: string, index: number): string {
  if (index > 0 && LITTLE_WORDS.has(word.toLowerCase())) return word.toLowerCase();
  return capital(word);
}

/** The slug, or the slug with a short hash of the title when it is taken, ignoring case. */
export function freeSlug(slug: string, title: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  return `${slug}-${createHash('sha256').update(title).digest('hex').slice(0, 4)}`;
}

/** The style of most addresses in a folder. */
export function styleOf(slugs: readonly string[]): SlugStyle {
  const titles = slugs.filter((slug) => /^[A-Z]/.test(slug)).length;
  return titles * 2 > slugs.length ? 'title' : 'small';
}
