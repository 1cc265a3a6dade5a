import {expect, type Page, test} from '@playwright/test';
import {EARLY, ITEMS, LONG, ONE, OTHER, PER_PAGE, published} from '../support/own-site.ts';
import {CHUNKS, DESKTOP, docsSidebar, mainNav, menu, PHONE} from '../support/page.ts';

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`with JavaScript off, ${viewport.width} px wide`, () => {
    test.use({viewport, javaScriptEnabled: false});

    test('the skip link leads to main, and the seven items of the navbar are visible and can be followed', async ({
      page,
    }) => {
      await page.goto('/docs/intro');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/intro#main');
      for (const {label: name} of ITEMS)
        await expect(mainNav(page).getByRole('link', {name, exact: true}).locator('visible=true')).toHaveCount(1);
      await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).locator('visible=true').click();
      await expect(page).toHaveURL(ONE.path);
      const useless = page.getByRole('button', {
        name: /^(Open menu|Close menu|Search|Switch between|Collapse sidebar$|Expand sidebar$)/,
      });
      await expect(useless.locator('visible=true')).toHaveCount(0);
      // there is no search
      await expect(mainNav(page).getByRole('link', {name: 'A to Z'}).locator('visible=true')).toHaveCount(1);
      await expect(mainNav(page).getByRole('link', {name: 'Search'}).locator('visible=true')).toHaveCount(0);
      await expect(page.getByText('Ctrl K').locator('visible=true')).toHaveCount(0);
    });

    test('an article, its sidebar with every category, its table of contents, tags and neighbours can be read and followed', async ({
      page,
    }) => {
      await page.goto(LONG);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('article .prose p').first()).toBeVisible();
      await expect(docsSidebar(page).getByRole('link', {name: /^Beans and peas/})).toBeVisible();
      await expect(docsSidebar(page).getByRole('button')).toHaveCount(0);
      await expect(docsSidebar(page).getByText('Hydroponics', {exact: true}).first()).toBeVisible();
      await docsSidebar(page)
        .getByRole('link', {name: /^Growing without soil/})
        .click();
      await expect(page).toHaveURL('/docs/hydroponics/Growing-Without-Soil');
      await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
      await expect(page).not.toHaveURL('/docs/hydroponics/Growing-Without-Soil');
      await page.goto(LONG);
      await page.getByRole('list', {name: 'Tags'}).getByRole('link').first().click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('tagged with');
    });

    test('the blog list, its pages, the years of the sidebar and the archive can be read and followed', async ({
      page,
    }) => {
      await page.goto('/blog');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(PER_PAGE);
      await page.getByRole('link', {name: 'Older entries'}).click();
      await expect(page).toHaveURL('/blog/page/2');
      const years = page.getByRole('main').getByRole('navigation', {name: 'Blog posts'});
      await years.getByText('2016', {exact: false}).first().click();
      await years.getByRole('link', {name: 'The posts of 2016'}).click();
      await expect(page).toHaveURL('/blog/archive#y2016');
      await page.getByRole('main').getByRole('link', {name: 'A simple plate for balanced meals'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('A simple plate for balanced meals');
    });
  });
}

test.describe('with JavaScript off, on a phone', () => {
  test.use({viewport: PHONE, javaScriptEnabled: false});

  test('the bar leads to every section, and leaves three quarters of the window to the page', async ({page}) => {
    await page.goto('/docs/intro');
    for (const {path} of published('/docs').sections) {
      // an item leads to its first doc, a link beside the items to its page
      const links = mainNav(page).locator(`[href="${path}"], [href^="/docs/${published(path).section}/"]`);
      await expect(links.locator('visible=true')).toHaveCount(1);
    }
    expect((await mainNav(page).boundingBox())!.height).toBeLessThan(PHONE.height / 4);
  });

  test('the bar, which contains the whole menu, scrolls with the page, and a heading is shown at its top', async ({
    page,
  }) => {
    await page.goto(`${LONG}#${EARLY.id}`);
    await expect(page.locator(`#${EARLY.id}`)).toBeInViewport({ratio: 1});
    expect((await page.locator(`#${EARLY.id}`).boundingBox())!.y).toBeLessThan(40);
    await expect(mainNav(page)).not.toBeInViewport();
  });
});

/** Every script of the application fails, and its one reload has happened. */
async function openBroken(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('sunroot.reloaded', 'yes'));
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(address);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert').first()).toBeVisible();
}

test.describe('with every script of the application blocked', () => {
  test('the colour mode can be changed and is preserved; the search opens the index of all articles', async ({
    page,
  }) => {
    await openBroken(page, '/docs/intro');
    const toggle = mainNav(page).getByRole('button', {name: /^Switch between dark and light mode/});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
    await mainNav(page).locator('[data-control="search"]:visible').click();
    await expect(page).toHaveURL('/a-z');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the sidebar’s categories, the table of contents and the years of the blog open and close', async ({page}) => {
    await openBroken(page, LONG);
    await docsSidebar(page).getByRole('button', {name: 'Growing food', exact: true}).click();
    await docsSidebar(page)
      .getByRole('link', {name: /^Beans and peas/})
      .click();
    await expect(page).toHaveURL('/docs/gardening/Beans-Peas-and-Living-Soil');
    await page.goto('/blog');
    const years = page.getByRole('main').getByRole('navigation', {name: 'Blog posts'});
    await years.locator('summary', {hasText: '2016'}).click();
    await expect(years.getByRole('link', {name: 'The posts of 2016'})).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({viewport: PHONE});

    test('the table of contents leads to the headings; the menu opens, goes back to the main panel, follows links and closes', async ({
      page,
    }) => {
      await openBroken(page, LONG);
      await page.getByRole('article').locator('summary', {hasText: 'On this page'}).click();
      await page.getByRole('article').locator('details').getByRole('link', {name: EARLY.text}).click();
      await expect(page.locator(`#${EARLY.id}`)).toBeInViewport();
      const opener = page.getByRole('button', {name: 'Open menu'});
      await opener.click();
      await expect(menu(page).getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      await menu(page).getByRole('button', {name: 'Close menu'}).click();
      await expect(menu(page)).toBeHidden();
      await opener.click();
      await page.mouse.click(PHONE.width - 8, 400);
      await expect(menu(page)).toBeHidden();
      await opener.click();
      await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
      await menu(page).getByRole('link', {name: OTHER.label, exact: true}).click();
      await expect(page).toHaveURL(OTHER.path);
    });
  });
});
