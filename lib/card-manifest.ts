import 'server-only';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {CardManifest} from '@/lib/cards/emit';
import {stages} from '@/lib/covers/stage';

/** Written by scripts/prebuild.mts. */
export const CARD_MANIFEST = '.cache/cards.json';

export interface SocialCard {
  /** Path of this site, without base path. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

let loaded: {mtime: number; cards: CardManifest} | undefined;

/** The social card of a page; a page that is newer than the cards has the home page's. Undefined before the first build. */
export function socialCard(page: string): SocialCard | undefined {
  const cards = cardManifest();
  const card = cards[page] ?? cards['/'];
  const {width, height} = stages.card;
  return card && {path: `/cards/${card.file}`, width, height, alt: card.alt};
}

function cardManifest(): CardManifest {
  if (loaded && process.env.NODE_ENV === 'production') return loaded.cards;
  const file = path.join(process.cwd(), CARD_MANIFEST);
  if (!existsSync(file)) return {};
  const mtime = statSync(file).mtimeMs;
  if (loaded?.mtime !== mtime) loaded = {mtime, cards: JSON.parse(readFileSync(file, 'utf8')) as CardManifest};
  return loaded.cards;
}
