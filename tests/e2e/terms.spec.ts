import {expect, test} from '@playwright/test';
import {open} from '../support/page.ts';

const ADDRESS = '/docs/wellness/Stress-in-Body-and-Mind';

test('the meaning of a term is wide enough to read in every window, a copied sentence does not contain the button, and in print it follows the term in brackets', async ({
  page,
}) => {
  await open(page, ADDRESS);
  const button = page.getByRole('button', {name: 'What does allostatic load mean?'});
  const meaning = page.locator('#term-1');
  for (const width of [320, 360, 412, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    await button.click();
    await expect(meaning).toBeVisible();
    const box = (await meaning.boundingBox())!;
    expect(box.width, `${width} px`).toBeGreaterThan(200);
    expect(box.x, `${width} px`).toBeGreaterThanOrEqual(8);
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width - 8);
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
  }
  const copied = await page.evaluate(() => {
    const paragraph = document.querySelector('dfn')!.closest('p')!;
    getSelection()!.selectAllChildren(paragraph);
    return getSelection()!.toString();
  });
  expect(copied).toMatch(/allostatic load\d*\. [A-Z]/);
  await button.click();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#term-1:popover-open')).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  const before = await meaning.evaluate((meaning) => getComputedStyle(meaning, '::before').content);
  expect(before).toBe('" ("');
  await expect(meaning).toBeVisible();
  // an open search is not printed
  await page.emulateMedia({media: 'screen'});
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
});
