import {expect, type Page, test} from '@playwright/test';
import {collapseDuration} from '../../lib/client/behavior/collapse.ts';
import {docsSidebar, open, openEither} from '../support/page.ts';

const GARDEN = '/docs/gardening/Unlocking-the-Earth_s-Secrets';

/** Clicks a category and reads the animation of its panel. */
async function press(page: Page, name: string) {
  return docsSidebar(page)
    .getByRole('button', {name, exact: true})
    .evaluate((button) => {
      const panel = button.closest('li')!.lastElementChild as HTMLElement;
      const wasOpen = button.getAttribute('aria-expanded') === 'true';
      const before = panel.scrollHeight;
      (button as HTMLButtonElement).click();
      const height = wasOpen ? before : panel.scrollHeight;
      const effect = panel.getAnimations()[0]!.effect as KeyframeEffect;
      const {duration, easing} = effect.getComputedTiming();
      const [first, last] = effect.getKeyframes();
      return {duration, easing, height, isOpening: !wasOpen, from: first?.height, to: last?.height};
    });
}

for (const isReady of [false, true])
  test(`${isReady ? 'after' : 'before'} hydration a panel opens and closes in a time that depends on its height, easing in and out`, async ({
    page,
  }) => {
    expect([36, 100, 400].map((height) => collapseDuration(height, false))).toEqual([192, 239, 336]);
    await openEither(page, GARDEN, isReady);
    for (const name of ['Growing food', 'Growing food']) {
      const {duration, easing, height, isOpening, from, to} = await press(page, name);
      expect(height).toBeGreaterThan(36);
      expect(duration).toBe(collapseDuration(height, false));
      expect(easing).toBe('ease-in-out');
      expect([from, to]).toEqual(isOpening ? ['0px', `${height}px`] : [`${height}px`, '0px']);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });

test('the first render is not animated, a second click reverses a moving panel, and reduced motion leaves 1 ms', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {animate} = Element.prototype;
    Object.assign(window, {animated: 0});
    Element.prototype.animate = function (...options) {
      (window as unknown as {animated: number}).animated += 1;
      return animate.apply(this, options);
    };
  });
  await open(page, GARDEN);
  expect(await page.evaluate(() => (window as unknown as {animated: number}).animated)).toBe(0);
  const turned = await docsSidebar(page)
    .getByRole('button', {name: 'Growing food', exact: true})
    .evaluate(async (element) => {
      const button = element as HTMLButtonElement;
      const panel = button.closest('li')!.lastElementChild as HTMLElement;
      // halfway, and its state afterwards
      const heightOnPress = () => {
        const animation = panel.getAnimations()[0]!;
        animation.pause();
        animation.currentTime = Number(animation.effect!.getComputedTiming().duration) / 2;
        const before = panel.offsetHeight;
        button.click();
        return {before, after: panel.offsetHeight, animations: panel.getAnimations().length};
      };
      button.click();
      const whole = panel.scrollHeight;
      const closing = heightOnPress();
      const opening = heightOnPress();
      await panel.getAnimations()[0]!.finished;
      return {whole, closing, opening, end: panel.offsetHeight};
    });
  const {whole, closing, opening, end} = turned;
  expect(closing.before).toBeGreaterThan(0);
  expect(closing.before).toBeLessThan(whole);
  expect(opening.before).toBeLessThan(closing.before);
  for (const {before, after, animations} of [closing, opening]) expect([after, animations]).toEqual([before, 1]);
  expect(end).toBe(whole);
  const button = docsSidebar(page).getByRole('button', {name: 'Growing food', exact: true});
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(docsSidebar(page).getByRole('link', {name: /^Beans and peas/})).toBeVisible();
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect((await press(page, 'Growing food')).duration).toBe(1);
});

test("closed content cannot be focused, but the browser's search opens the category with the text it finds", async ({
  page,
}) => {
  await open(page, GARDEN);
  const button = docsSidebar(page).getByRole('button', {name: 'Growing food', exact: true});
  const panel = button.locator('xpath=ancestor::li[1]').locator(':scope > div').last();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  const link = panel.getByRole('link', {includeHidden: true}).first();
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.goto(`${GARDEN}#:~:text=Beans%20and%20peas`);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
});
