import {BLOG, ONE} from '../support/own-site.ts';
import type {Reader} from './support/reader.ts';
import {BAR, expect, soon, test} from './support/test.ts';

const saved = (reader: Reader) =>
  reader.look(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({url}) => url.slice(location.origin.length));
  });

test('visited pages can be read, and link to one another, without the server', async ({reader, site}) => {
  await reader.open(ONE.path);
  await soon(() => reader.look(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await reader.press({role: 'link', name: BLOG.label, within: BAR});
  await reader.isOn(BLOG.path);
  await soon(() => saved(reader)).toEqual(expect.arrayContaining([`${ONE.path}?page`, '/blog?page']));
  site.stop();
  // prefetched data alone is not available
  reader.mayFail = /./;
  await reader.page.reload();
  await reader.isOn(BLOG.path);
  await reader.untilReady();
  await reader.press({role: 'link', name: ONE.label, within: BAR});
  await reader.isOn(ONE.path);
  await reader.page.reload();
  await reader.isOn(ONE.path);
});
