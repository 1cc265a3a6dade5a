import type {Reader} from './support/reader.ts';
import {BAR, expect, soon, test} from './support/test.ts';

const YOGA = ['/docs/yoga/unveiling-yoga', 'Unveiling yoga: what it is and how to begin'] as const;

const kept = (reader: Reader) =>
  reader.look(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({url}) => url.slice(location.origin.length));
  });

test('pages that were open can be read and left for one another without the server', async ({reader, site}) => {
  await reader.open(YOGA[0]);
  await soon(() => reader.look(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await reader.press({role: 'link', name: 'Blog', within: BAR});
  await reader.isOn('/blog', 'Blog');
  await soon(() => kept(reader)).toEqual(expect.arrayContaining([`${YOGA[0]}?page`, '/blog?page']));
  site.stop();
  // what only is fetched ahead cannot be had
  reader.mayFail = /./;
  await reader.page.reload();
  await reader.isOn('/blog', 'Blog');
  await reader.untilReady();
  await reader.press({role: 'link', name: 'Yoga', within: BAR});
  await reader.isOn(...YOGA);
  await reader.page.reload();
  await reader.isOn(...YOGA);
});
