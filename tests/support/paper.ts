import type {Page} from '@playwright/test';

/** The area between the margins of A4 and of Letter, in CSS pixels. */
export const PAPER = {width: 660, height: 940};

/** What of a page would be cut off on paper. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const {width, right} = element.getBoundingClientRect();
        return width > 0 && right > document.documentElement.clientWidth + 1 && !element.closest('.visually-hidden');
      })
      .map(({tagName, textContent}) => `${tagName}: ${textContent?.slice(0, 40)}`),
  );

/** What would be printed although it is not the content. */
export const printedOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .filter((element) => !element.closest('main') && !element.querySelector('main'))
      .map(({tagName, textContent}) => `${tagName}: ${textContent?.slice(0, 40)}`),
  );
