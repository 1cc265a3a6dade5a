import {readFileSync} from 'node:fs';
import path from 'node:path';
import {articlePaths} from './support/article-paths.ts';
import {expect, test} from './support/test.ts';

const OUT = process.env.TRUST_DIR ?? 'out';
const EVERY = process.env.TRUST_SAMPLE ? 16 : 1;
const GROUPS = 6;
const MIN_FONT_SIZE = 12;

/** Articles with a figure. */
const addresses = articlePaths(OUT)
  .filter((address) => readFileSync(path.join(OUT, `${address}.html`), 'utf8').includes('<figure'))
  .filter((_, index) => index % EVERY === 0);

for (let group = 0; group < GROUPS; group += 1) {
  const part = addresses.filter((_, index) => index % GROUPS === group);
  test(`the figures of ${part.length} articles (${group + 1}) are complete on a phone and on a desktop @sample`, async ({
    page,
    site,
  }) => {
    test.setTimeout(20_000 + part.length * 4_000);
    expect(part.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const address of part) {
      await page.goto(site.url + address);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({width, height: 900});
        const found = await page.evaluate(faultsOfFigures, MIN_FONT_SIZE);
        faults.push(...found.map((fault) => `${address} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const mode of ['light', 'dark']) {
  test(`an empty part of a stacked bar has an outline of 3 to 1 in ${mode} mode @sample`, async ({page, site}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode);
    await page.goto(`${site.url}/docs/hydroponics/Growing-Media-Compared`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const [outline = 0, card = 0] = await page
      .locator('.rows-plot .textures-box[data-hue="paper"]')
      .first()
      .evaluate(luminances);
    expect(Math.max(outline / card, card / outline)).toBeGreaterThan(3);
  });
}

/** Runs in the page: the luminance of a shape's outline and of its card, for a contrast as in WCAG 2.2. */
function luminances(shape: Element): number[] {
  const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  const colors = [getComputedStyle(shape).stroke, getComputedStyle(shape.closest('figure')!).backgroundColor];
  return colors.map((color) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
}

test('in text twice as large, numbers stay inside their discs @sample', async ({page, site}) => {
  await page.setViewportSize({width: 360, height: 900});
  await page.goto(`${site.url}/docs/wellness/Understanding-Anxiety`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [number, disc] = await Promise.all(
    ['.numbered-number', '.numbered-disc'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(number!.height).toBeLessThan(disc!.height);
});

test('pose cards are low on a phone @sample', async ({page, site}) => {
  await page.setViewportSize({width: 360, height: 900});
  await page.goto(`${site.url}/docs/yoga/standing-poses`);
  const heights = await page.locator('.poses-card').evaluateAll((cards) => cards.map((card) => card.clientHeight));
  expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThan(270);
});

/**
 * Runs in the page: finds labels cut off, too small or overlapping, axes that do not fit their plots, letters
 * where lines have room for their names, a page that scrolls sideways.
 */
function faultsOfFigures(smallest: number): string[] {
  const faults: string[] = [];
  const outermost = (element: Element): Element => {
    const outer = element.parentElement?.closest('svg');
    return outer ? outermost(outer) : element;
  };
  for (const figure of document.querySelectorAll('main figure')) {
    const name = figure.querySelector('p')?.textContent?.slice(0, 40) ?? '';
    const frame = figure.getBoundingClientRect();
    const labels = [...figure.querySelectorAll<SVGTextElement>('svg text')]
      .map((text) => ({text, words: text.textContent?.trim() ?? '', box: text.getBoundingClientRect()}))
      .filter(({words, box}) => words !== '' && box.width > 0);
    for (const [index, {text, words, box}] of labels.entries()) {
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1);
      if (size < smallest - 0.05) faults.push(`${name}: “${words}” is ${size.toFixed(1)} px`);
      if (box.left < frame.left || box.right > frame.right) faults.push(`${name}: “${words}” leaves the figure`);
      const sheet = outermost(text);
      const edge = sheet.getBoundingClientRect();
      const isCut = box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
      if (isCut && getComputedStyle(sheet).overflow !== 'visible') faults.push(`${name}: “${words}” is cut off`);
      for (const other of labels.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 3) faults.push(`${name}: “${words}” lies on “${other.words}”`);
      }
    }
    if (innerWidth > 996 && [...figure.querySelectorAll('.line-letters')].some((mark) => mark.checkVisibility()))
      faults.push(`${name}: lines have letters instead of names, which have more than 24 characters`);
    for (const axis of figure.querySelectorAll('[data-axis] > svg')) {
      const plot = axis.parentElement!.parentElement!.querySelector('div:not([data-axis]) > svg');
      const [numbers, lines] = [axis.getBoundingClientRect(), plot?.getBoundingClientRect()];
      if (lines && Math.abs(numbers.left - lines.left) + Math.abs(numbers.right - lines.right) > 1)
        faults.push(`${name}: the numbers of an axis are not under its lines`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return faults;
}
