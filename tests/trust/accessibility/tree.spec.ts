import {COPYRIGHT, ITEMS, SITE} from '../../support/own-site.ts';
import {docsSidebar, menu, PHONE} from '../../support/page.ts';
import {KINDS, NO_PAGE} from '../../support/page-kinds.ts';
import {expect, ready, test} from '../support/test.ts';

/* What screen readers get: the parts of every page, without the words of the articles, which change. A snapshot
   contains what must be there in this order; there may be more. */

test('the shell: skip link, bar, main, footer @sample', async ({page, site}) => {
  await page.goto(site.url + KINDS['a doc']);
  await ready(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - banner:
      - navigation "Main":
        - link "${SITE}"
${ITEMS.map(({label: item}) => `        - link "${item}"`).join('\n')}
        - button "Search"
        - button "Switch between dark and light mode (currently light mode)"
    - main
    - contentinfo:
      - heading [level=2]
      - list:
        - listitem:
          - link
      - paragraph:
        - link
      - paragraph: ${COPYRIGHT}
  `);
});

test('a doc: sidebar, article with its actions, table of contents', async ({page, site}) => {
  await page.goto(site.url + KINDS['a doc']);
  await ready(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Docs sidebar":
        - list:
          - listitem:
            - button "Gardening" [expanded]
            - list:
              - listitem:
                - button "Foundations"
              - listitem:
                - button "Caring for the garden" [expanded]
                - list:
                  - listitem:
                    - link /.+/
          - listitem:
            - button "Hydroponics"
      - button "Collapse sidebar"
      - article:
        - paragraph:
          - link "Gardening"
        - heading /.+/ [level=1]
        - paragraph: /.+/
        - text: /\\d+ min read/
        - time: /\\w+ \\d+, \\d{4}/
        - group: Share
        - heading /Direct link to .+/ [level=2]:
          - link /Direct link to .+/
        - heading /^Sources/ [level=2]
        - list:
          - listitem:
            - link /.+ \\(opens in new tab\\)/
            - link /Back to citation \\d+/
        - paragraph:
          - link "How we write and check articles"
        - list "Tags":
          - listitem:
            - link /.+/
        - navigation "Docs pages":
          - link /Previous .+/
          - link /Next .+/
      - navigation "On this page":
        - list:
          - listitem:
            - link /.+/
  `);
  const current = docsSidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', KINDS['a doc']);
});

test('a post: its years, the article, its neighbours', async ({page, site}) => {
  await page.goto(site.url + KINDS['a post']);
  await ready(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Blog posts":
        - paragraph: All posts
        - group:
          - text: "2025"
          - list:
            - listitem:
              - link /.+ \\d+ min read/
      - article:
        - heading /.+/ [level=1]
        - heading /^Sources/ [level=2]
        - list "Tags"
        - navigation "Blog post page navigation":
          - link /Newer post .+/
          - link /Older post .+/
      - navigation "On this page"
  `);
});

test('the blog: entries and pagination', async ({page, site}) => {
  await page.goto(site.url + KINDS['a second page of the blog']);
  await ready(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /Blog, page 2 of \\d+/ [level=1]
      - article:
        - heading /.+/ [level=2]:
          - link /.+/
        - paragraph:
          - time: /\\w+ \\d+, \\d{4}/
          - text: /\\d+ min read/
        - paragraph: /.+/
        - paragraph:
          - link /Read more about .+/
        - list "Tags":
          - listitem:
            - link /.+/
      - navigation "Blog list page navigation":
        - link "Newer entries"
        - list:
          - listitem:
            - link "Page 1"
        - link "Older entries"
  `);
});

test('the search dialog before and after a query', async ({page, site}) => {
  await page.goto(site.url);
  await ready(page);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search"
        - button "Go"
        - button "Close search"
        - status: /.+/
  `);
  await page.keyboard.type('compost');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search" [expanded]: compost
        - button "Go"
        - button "Close search"
        - status: /\\d+ results/
        - listbox "Results":
          - group "Best answers":
            - option /How to make compost/
  `);
});

test('the menu of a phone: the section first, then the items @sample', async ({page, site}) => {
  await page.setViewportSize(PHONE);
  await page.goto(site.url + KINDS['a doc']);
  await ready(page);
  await expect(page.getByRole('navigation', {name: 'Main'})).toMatchAriaSnapshot(`
    - navigation "Main":
      - button "Open menu"
      - link "${SITE}"
      - button "Switch between dark and light mode (currently light mode)"
  `);
  await page.getByRole('button', {name: 'Open menu'}).click();
  const head = `
    - dialog "Main menu":
      - button "Close menu"
      - link "${SITE}"
      - button "Switch between dark and light mode (currently light mode)"
      - button "Search"`;
  await expect(menu(page)).toMatchAriaSnapshot(`${head}
      - button "← Back to main menu"
      - navigation "Docs sidebar":
        - list:
          - listitem:
            - button "Gardening" [expanded]
  `);
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await expect(menu(page)).toMatchAriaSnapshot(`${head}
      - list:
${ITEMS.map(({label: item}) => `        - listitem:\n          - link "${item}"`).join('\n')}
  `);
});

test('reading offline: saved pages, the choice, what can be saved', async ({page, site}) => {
  await page.goto(site.url + KINDS['reading offline']);
  await ready(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Reading offline" [level=1]
      - region /^On this device/:
        - heading /^On this device/ [level=2]
      - region /^Your choice/:
        - heading /^Your choice/ [level=2]
        - switch "Keep pages on this device" [checked]
        - status
      - region /^Save a section/:
        - heading /^Save a section/ [level=2]
        - list:
          - listitem:
            - paragraph: Gardening
            - status: /\\d+ pages/
            - 'button "Save for offline reading: Gardening"'
  `);
});

test('the not-found page: what is wrong, then three ways on', async ({page, site}) => {
  await page.goto(site.url + NO_PAGE);
  await ready(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Page Not Found" [level=1]
      - paragraph: We could not find what you were looking for.
      - paragraph:
        - button "Search all articles"
      - heading "The sections" [level=2]
      - list:
        - listitem:
          - heading "Gardening" [level=3]:
            - link "Gardening"
  `);
});
