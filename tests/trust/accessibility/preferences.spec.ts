import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import {menu, PHONE} from '../../support/page.ts';
import {KINDS} from '../../support/page-kinds.ts';
import {expect, ready, test} from '../support/test.ts';

const DOC = KINDS['a doc'];

/** Records every movement from now on, ignoring changes of colour and opacity. */
async function watchMovements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const harmless = /color|opacity|fill|stroke|shadow|visibility|display|overlay|decoration/;
    const nameOf = (target: EventTarget | null) => (target as Element)?.outerHTML?.slice(0, 80);
    addEventListener(
      'transitionrun',
      ({propertyName, target}) => {
        const running = (target as Element).getAnimations().filter((one) => 'transitionProperty' in one);
        const duration = Math.max(...running.map(({effect}) => Number(effect?.getComputedTiming().duration)));
        if (!harmless.test(propertyName) && duration > 10)
          seen.push(`${propertyName}, ${duration} ms: ${nameOf(target)}`);
      },
      true,
    );
    addEventListener(
      'animationstart',
      ({animationName, target}) => {
        // the spinner
        if ((target as Element).closest('[role=status]')) return;
        const running = (target as Element).getAnimations({subtree: true});
        const one = running.find((item) => (item as CSSAnimation).animationName === animationName);
        // 0 ms is a delay, such as that of the spinner in a link preview
        if (one?.effect?.getComputedTiming().duration !== 0) seen.push(`${animationName}: ${nameOf(target)}`);
      },
      true,
    );
    const {animate} = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const duration = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      if (duration > 10) seen.push(`animate, ${duration} ms: ${nameOf(this)}`);
      return animate.call(this, frames, options);
    };
    Object.assign(window, {seenMovements: seen});
  });
  return () => page.evaluate(() => (window as unknown as {seenMovements: string[]}).seenMovements);
}

test('nothing moves by itself, even for readers who allow motion', async ({page, site}) => {
  const movements = await watchMovements(page);
  for (const address of Object.values(KINDS)) {
    await page.goto(site.url + address);
    await ready(page);
    // nothing moves after the application is ready, either
    await page.waitForTimeout(300);
    expect(await movements(), address).toEqual([]);
  }
});

test('with reduced motion, what the reader opens appears at once @sample', async ({page, site}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const movements = await watchMovements(page);
  await page.goto(site.url + DOC);
  await ready(page);
  await page.getByRole('main').locator('[data-control=disclosure]').first().click();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last().click();
  await page
    .getByRole('button', {name: /^Switch between/})
    .first()
    .click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main .prose a[href^="/"]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', {name: 'Open menu'}).click();
  await menu(page).locator('[data-control=disclosure]').first().click();
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await expect(menu(page)).toBeHidden();
  expect(await movements()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

/** Whether anything is distinguishable in the picture of an element. */
async function hasInk(element: Locator): Promise<boolean> {
  const {channels} = await sharp(await element.screenshot({animations: 'disabled'}))
    .removeAlpha()
    .stats();
  return channels.some(({stdev}) => stdev > 2);
}

test.describe('with forced colours', () => {
  test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'}));

  for (const [kind, address] of Object.entries(KINDS)) {
    test(`every control and every drawing of ${kind} is distinguishable`, async ({page, site}) => {
      await page.goto(site.url + address);
      await ready(page);
      const things = page
        .locator('button, summary, input, [data-control]:not([data-control=skip]), figure svg')
        .locator('visible=true');
      const [seen, vanished] = [new Set<string>(), [] as string[]];
      for (const thing of await things.all()) {
        const look = await thing.evaluate((element) =>
          element.tagName === 'svg'
            ? element.innerHTML
            : `${element.tagName} ${element.className} ${element.parentElement?.className}`,
        );
        // one of each look
        if (seen.has(look)) continue;
        seen.add(look);
        if (!(await hasInk(thing))) vanished.push(await thing.evaluate(({outerHTML}) => outerHTML.slice(0, 200)));
      }
      expect(seen.size).toBeGreaterThan(1);
      expect(vanished).toEqual([]);
    });
  }

  test('the current page is distinguishable from its neighbours', async ({page, site}) => {
    for (const address of [DOC, KINDS['a second page of the blog'], KINDS['a post']]) {
      await page.goto(site.url + address);
      await ready(page);
      const alike = await page.evaluate(() => {
        const look = (element: Element) => {
          const {fontWeight, textDecorationLine, borderStyle, borderWidth, outlineStyle} = getComputedStyle(element);
          const marks = ['::before', '::after'].map((name) => {
            const {content, borderStyle: style, display} = getComputedStyle(element, name);
            return [content, style, display];
          });
          return JSON.stringify([fontWeight, textDecorationLine, borderStyle, borderWidth, outlineStyle, marks]);
        };
        return [...document.querySelectorAll('[aria-current]')]
          .filter((current) => current.checkVisibility())
          .filter((current) => {
            const others = [...current.closest('ul, ol, nav')!.querySelectorAll('a:not([aria-current])')];
            return others.some((other) => other.className === current.className && look(other) === look(current));
          })
          .map(({outerHTML}) => outerHTML.slice(0, 160));
      });
      expect(alike, address).toEqual([]);
    }
  });

  test('selected items are distinguishable from others @sample', async ({page, site}) => {
    await page.goto(site.url + KINDS['the search']);
    await ready(page);
    const look = (thing: Locator) =>
      thing.evaluate((element) => {
        const {borderWidth, outlineStyle, fontWeight, backgroundColor, color} = getComputedStyle(element);
        return [borderWidth, outlineStyle, fontWeight, backgroundColor, color];
      });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('sleep');
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', {selected: true});
    await expect(chosen).toHaveCount(1);
    expect(await look(chosen)).not.toEqual(await look(page.getByRole('option', {selected: false}).first()));
  });

  test('a switch that is on looks different from one that is off', async ({page, site}) => {
    await page.goto(`${site.url}/offline`);
    await ready(page);
    const control = page.getByRole('switch');
    await expect(control).toHaveAttribute('aria-checked', 'true');
    const on = await control.screenshot();
    await control.click();
    await expect(control).toHaveAttribute('aria-checked', 'false');
    expect((await control.screenshot()).equals(on)).toBe(false);
  });
});
