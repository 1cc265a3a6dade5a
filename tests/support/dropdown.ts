import {expect, type Locator, type Page} from '@playwright/test';
import {mainNav} from './page.ts';

/* The dropdown that tests/fixtures/variant adds to the bar. */
export const trigger = (page: Page): Locator => mainNav(page).getByRole('button', {name: 'Grow'});
export const shelf = (page: Page): Locator => mainNav(page).getByRole('link', {name: 'Garden shelf'});

export async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  await expect(trigger(page)).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(shelf(page)).toBeVisible({visible: isOpen});
}
