import sharp from 'sharp';
import {expect, test} from 'vitest';
import {drawCover, renderCover} from '@/lib/covers/cover';
import {lightPalette} from '@/lib/covers/palette';
import {catalogue} from '@/lib/covers/species/catalogue';
import {blankCard, drawOn} from './drawing';

const subjects = (['gardening', 'hydroponics', 'outdoors', 'vitamins', 'wellness', 'yoga'] as const).flatMap(
  (section) =>
    catalogue[section].map(({id}, number) => ({route: `/docs/${section}/plant-${number}`, section, species: id})),
);
const posts = ['winter', 'spring', 'summer', 'autumn'].flatMap((season, quarter) =>
  catalogue[season as 'winter'].map(({id}, number) => ({
    route: `/blog/2025-${String(quarter * 3 + 2).padStart(2, '0')}-01-post-${number}`,
    section: 'blog' as const,
    species: id,
  })),
);

function drawn(subject: Parameters<typeof drawOn>[1]) {
  const card = blankCard();
  drawOn(card, subject);
  return card;
}

test('every species looks as sharp draws its SVG', async () => {
  for (const subject of [...subjects, ...posts]) {
    const {data, width, height} = drawn(subject);
    const ours = new Uint8Array(data.buffer);
    const written = renderCover(drawCover(subject), 'card', lightPalette(subject.section));
    const svg = await sharp(Buffer.from(written)).raw().toBuffer({resolveWithObject: true});
    expect([width, height, 4]).toEqual([svg.info.width, svg.info.height, svg.info.channels]);
    let apart = 0;
    let faults = 0;
    // by number: entries() makes an array for each of three million values
    for (let at = 0; at < ours.length; at++) {
      const off = Math.abs(svg.data[at]! - ours[at]!);
      apart += off;
      if (off > 100) faults += 1;
    }
    // of 255: a third of one in a hundred
    expect(apart / ours.length, subject.species).toBeLessThan(0.8);
    // whole pixels, not the shades of an edge
    expect(faults / ours.length, subject.species).toBeLessThan(0.0006);
  }
}, 300_000);

test('the same subject always gives the same pixels, whatever was drawn there before', () => {
  const subject = {route: '/docs/yoga/lotus', section: 'yoga', species: 'lotus'} as const;
  const card = blankCard();
  drawOn(card, {route: '/docs/outdoors/hills', section: 'outdoors', species: 'hills'});
  drawOn(card, subject);
  expect(Buffer.from(card.data.buffer).equals(Buffer.from(drawn(subject).data.buffer))).toBe(true);
});
