import {readFileSync, writeFileSync} from 'node:fs';
import {writeAtomically} from '@/lib/cache/atomic-write';
import {CARD_MANIFEST} from '@/lib/cards/card-manifest';
import {cardDesigns} from '@/lib/cards/design';
import {emitCards} from '@/lib/cards/emit';
import type {SiteConfig} from '@/lib/config';
import type {Content} from '@/lib/content';
import {COVER_MANIFEST} from '@/lib/site/covers/cover-manifest';
import {emitCovers} from '@/lib/site/covers/emit';
import {emitSprites} from '@/lib/site/covers/sprites';
import {coverSubject} from '@/lib/site/covers/subjects';
import {thumbnailLists} from '@/lib/site/covers/thumbnail-lists';
import type {Route} from '@/lib/site/routes';
import {timed} from '../support/timed.mts';

const COVERS = 'public/covers';

/** Draws the covers of articles, and for each list a file of their thumbnails. */
export async function drawCovers(routes: readonly Route[], content: Content, basePath: string): Promise<void> {
  const subjects = content.articles.flatMap(coverSubject);
  const covers = await timed('covers', () =>
    emitCovers(subjects, COVERS, {base: `${basePath}/covers`, cache: '.cache/drawn.json'}),
  );
  const lists = await thumbnailLists(routes, content);
  const sprites = await timed('thumbnails of lists', () =>
    emitSprites(lists, covers, {covers: COVERS, outDir: `${COVERS}/lists`, base: `${basePath}/covers/lists`}),
  );
  await writeAtomically(COVER_MANIFEST, JSON.stringify({covers, sprites}));
}

/** Draws the social card of every page. */
export async function drawCards(routes: readonly Route[], content: Content, site: SiteConfig): Promise<void> {
  const subjects = new Map(content.articles.flatMap(coverSubject).map((subject) => [subject.route, subject]));
  const designs = cardDesigns(routes, {site, blog: site.blog, subjects});
  const brand = {name: site.title, emblem: readFileSync('public/logo.svg', 'utf8')};
  const cards = await timed('social cards', () =>
    emitCards(designs, brand, {cache: '.cache/cards', out: 'public/cards'}),
  );
  writeFileSync(CARD_MANIFEST, JSON.stringify(cards));
}
