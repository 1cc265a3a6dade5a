import {BLOG, ONE} from '../support/own-site.ts';
import {CHUNKS, PHONE, soon, test} from './support/test.ts';

const OPENER = {role: 'button', name: 'Open menu'} as const;
const MENU = {role: 'dialog', name: 'Main menu'} as const;
const SEARCH = {role: 'dialog', name: 'Search'} as const;

test.use({size: PHONE});

for (const isReady of [false, true]) {
  const when = isReady ? 'with' : 'before';

  test(`Back closes the menu and the search, and then leaves the page, ${when} the application`, async ({
    reader,
    site,
  }) => {
    // Firefox requests it when a page is left before its own icon has loaded
    reader.mayFail = /favicon\.ico/;
    await reader.goTo(BLOG.path);
    if (!isReady) site.delay(CHUNKS);
    await (isReady ? reader.open(ONE.path) : reader.goTo(ONE.path));
    const isSame = await reader.staysInside();
    await reader.press(OPENER);
    await reader.sees(MENU);
    await reader.look(() => history.back());
    await reader.doesNotSee(MENU);
    await reader.keys('Control+k');
    await reader.sees(SEARCH);
    await reader.look(() => history.back());
    await reader.doesNotSee(SEARCH);
    await reader.press(OPENER);
    await reader.sees(MENU);
    await reader.keys('Escape');
    await reader.doesNotSee(MENU);
    await isSame();
    await soon(() => reader.look(() => Boolean(history.state?.dialog))).toBe(false);
    await reader.look(() => history.back());
    await reader.isOn(BLOG.path);
  });
}

test('a link in the menu replaces the menu in the history', async ({reader}) => {
  await reader.open(ONE.path);
  await reader.press(OPENER);
  await reader.press({role: 'button', name: '← Back to main menu', within: 'dialog'});
  await reader.press({role: 'link', name: BLOG.label, within: 'dialog'});
  await reader.isOn(BLOG.path);
  await reader.look(() => history.back());
  await reader.isOn(ONE.path);
  await reader.doesNotSee(MENU);
  await reader.look(() => history.forward());
  await reader.isOn(BLOG.path);
});
