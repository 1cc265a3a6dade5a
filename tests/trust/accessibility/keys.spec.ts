import {KINDS} from '../../support/page-kinds.ts';
import {expect, ready, test} from '../support/test.ts';

/** All characters of a keyboard; speech input may send them by accident. */
const KEYS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?.,;:\'"`-=[]\\!@#$%^&*()_+{}|<>~'];

for (const kind of ['the home page', 'a doc', 'the blog', 'a post', 'reading offline'] as const) {
  test(`no character key has an effect on ${kind}${kind === 'a doc' ? ' @sample' : ''}`, async ({page, site}) => {
    await page.goto(site.url + KINDS[kind]);
    await ready(page);
    const state = () =>
      page.evaluate(() => ({
        address: location.href,
        focus: document.activeElement?.tagName,
        dialogs: document.querySelectorAll('dialog[open], [popover]:popover-open').length,
        theme: document.documentElement.dataset.theme,
        place: Math.round(scrollY),
        open: document.querySelectorAll('[aria-expanded=true], details[open]').length,
      }));
    const before = await state();
    for (const key of KEYS) await page.keyboard.press(key);
    expect(await state()).toEqual(before);
  });
}
