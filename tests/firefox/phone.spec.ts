import {EARLY, LONG, ONE, OTHER} from '../support/own-site.ts';
import {CHUNKS, MENU, PHONE, soon, test} from './support/test.ts';

const OPENER = {role: 'button', name: 'Open menu'} as const;
const CLOSER = {role: 'button', name: 'Close menu', within: MENU} as const;
const OPEN = {role: 'dialog', name: 'Main menu'} as const;

test.use({size: PHONE});

test('the menu opens and closes, and the focus returns; the table of contents opens above the text and leads to the headings', async ({
  reader,
}) => {
  await reader.open(LONG);
  await reader.press(OPENER);
  await reader.sees(OPEN);
  await reader.sees({role: 'navigation', name: 'Docs sidebar', within: MENU});
  await soon(() => reader.look(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
  await reader.keys('Escape');
  await reader.doesNotSee(OPEN);
  await reader.hasFocusOn(OPENER);
  await reader.keys('Enter');
  await reader.sees(OPEN);
  await reader.press({role: 'button', name: '← Back to main menu', within: MENU});
  await reader.sees({role: 'link', name: OTHER.label, within: MENU});
  await reader.press(CLOSER);
  await reader.doesNotSee(OPEN);
  await reader.hasFocusOn(OPENER);
  // beside the menu
  await reader.press(OPENER);
  await reader.sees(OPEN);
  await reader.page.mouse.click(PHONE.width - 8, 400);
  await reader.doesNotSee(OPEN);
  await reader.press({role: 'disclosure', name: 'On this page', within: 'article'});
  await reader.press({role: 'link', name: EARLY.text, within: 'article details'});
  await soon(() =>
    reader.look((id) => {
      const {top} = document.getElementById(id)!.getBoundingClientRect();
      return top > 40 && top < 200;
    }, EARLY.id),
  ).toBe(true);
});

test('a menu opened before the application is ready stays open, and its links navigate', async ({reader, site}) => {
  const release = site.delay(CHUNKS);
  await reader.goTo('/docs');
  await reader.press(OPENER);
  await reader.sees(OPEN);
  release();
  await reader.untilReady();
  await reader.sees(OPEN);
  const stayedInside = await reader.staysInside();
  await reader.press({role: 'link', name: ONE.label, within: MENU});
  await reader.isOn(ONE.path);
  await reader.doesNotSee(OPEN);
  await stayedInside();
});

test('a link clicked while the application loads opens its page', async ({reader, site}) => {
  site.delay(CHUNKS);
  await reader.goTo('/docs');
  await reader.press(OPENER);
  // Firefox cancels the scripts of the page
  await reader.press({role: 'link', name: ONE.label, within: MENU});
  await reader.isOn(ONE.path);
  await reader.doesNotSee(OPEN);
});
