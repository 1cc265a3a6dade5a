import {expect, test} from '@playwright/test';
import {BLOG} from '../support/own-site.ts';
import {open} from '../support/page';

const LONG = 'how much vitamin d do i need in winter and how often should i water tomatoes in pots on a balcony';
/** Addresses contain 300 characters of a query: the last one ends within the emoji. */
const CUT = `${'garlic '.repeat(60).slice(0, 299)}😀`;

test('no letter typed on the results page is lost, whatever Next does between two of them; an emoji at the cut of a long query is harmless', async ({
  page,
}) => {
  await open(page, '/search');
  const field = page.getByRole('textbox', {name: 'Search all articles'});
  // in the page: keys pressed from outside are too slow
  await field.evaluate(async (input: HTMLInputElement, text) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (const [at, letter] of [...text].entries()) {
      set.call(input, input.value + letter);
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await new Promise((done) => setTimeout(done, at % 24));
    }
  }, LONG);
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(LONG)}`);
  await expect(field).toHaveValue(LONG);
  await field.fill(CUT);
  await expect(field).toHaveValue(CUT);
  await expect(page).toHaveURL(/\/search\?q=garlic/);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', {name: 'Search'}).fill(CUT);
  await expect(page.locator('[data-all-results]')).toHaveAttribute('href', /^\/search\?q=garlic/);
});

test('fast typing does not crash the results page when the number of address changes is limited, as in Safari', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {replaceState} = History.prototype;
    let left = 100;
    setInterval(() => {
      left = 100;
    }, 10_000);
    History.prototype.replaceState = function (...change) {
      left -= 1;
      if (left < 0) throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
      replaceState.apply(this, change);
    };
  });
  await open(page, '/search');
  const field = page.getByRole('textbox', {name: 'Search all articles'});
  await field.pressSequentially(LONG, {delay: 5});
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(LONG)}`);
  await expect(field).toHaveValue(LONG);
  // for a link clicked before the address has followed: Back returns to what was typed
  await field.fill('naps');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=naps');
  await expect(field).toHaveValue('naps');
});

test('on the results page the dialog runs another query, and Back returns to the first', async ({page}) => {
  await open(page, '/search?q=yoga');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('compost');
  await page.locator('[data-all-results]').click();
  const field = page.getByRole('textbox', {name: 'Search all articles'});
  await expect(field).toHaveValue('compost');
  await page.goBack();
  await expect(field).toHaveValue('yoga');
});
