import 'server-only';
import type {CardManifest} from '@/lib/cards/emit';
import {stages} from '@/lib/covers/stage';
import {manifestReader} from '@/lib/manifest';

/** Written by scripts/prebuild.mts. */
export const CARD_MANIFEST = '.cache/cards.json';

const cardManifest = manifestReader<CardManifest>(CARD_MANIFEST, {});

/**
 * The social card of a page, its path without base path; the home page's for pages newer than the cards. Undefined
 * before the first build.
 */
export function socialCard(page: string) {
  const cards = cardManifest();
  const card = cards[page] ?? cards['/'];
  const {width, height} = stages.card;
  return card && {path: `/cards/${card.file}`, width, height, alt: card.alt};
}
