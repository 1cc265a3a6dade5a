import {describe, expect, test} from 'vitest';
import {exampleSite as site} from '@/tests/support/example-site';
import {parseSite} from './parse';
import type {SiteInput} from './schema';

const withSite = (changes: object) => parseSite({...site, ...changes} as SiteInput);
const withItems = (...items: object[]) => withSite({navbar: {items}});

describe('navbar items', () => {
  test('an unknown type names the item and lists the types', () => {
    expect(() => withItems({type: 'dropdwon', label: 'More'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown navbar item type "dropdwon".
        in: content/site.ts, navbar.items.0.type
        fix: did you mean "dropdown"? use one of: link, dropdown, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html]
    `);
  });

  test('an item without a type is reported as such', () => {
    expect(() => withItems({label: 'Blog', to: '/blog'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar.items.0.type" is missing.
        in: content/site.ts, navbar.items.0.type
        fix: use one of: link, dropdown, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html]
    `);
  });

  test('an unknown type inside a dropdown is found too', () => {
    expect(() =>
      withItems({type: 'dropdown', label: 'More', items: [{type: 'lnik'}]}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown navbar item type "lnik".
        in: content/site.ts, navbar.items.0.items.0.type
        fix: did you mean "link"? use one of: link, doc, docSidebar, docsVersion, html]
    `);
  });

  test('a dropdown inside a dropdown is refused', () => {
    const inner = {type: 'dropdown', label: 'Even more', items: [{type: 'link', label: 'Blog', to: '/blog'}]};
    expect(() => withItems({type: 'dropdown', label: 'More', items: [inner]})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Nested dropdowns are not allowed: "dropdown".
        in: content/site.ts, navbar.items.0.items.0.type
        fix: use one of: link, doc, docSidebar, docsVersion, html]
    `);
  });

  test('a dropdown among the extra items of a version dropdown is refused', () => {
    expect(() =>
      withItems({type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'localeDropdown'}]}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Nested dropdowns are not allowed: "localeDropdown".
        in: content/site.ts, navbar.items.0.dropdownItemsAfter.0.type
        fix: use one of: link, doc, docSidebar, docsVersion, html]
    `);
  });

  test('a link with both addresses is refused', () => {
    expect(() =>
      withItems({type: 'link', label: 'Blog', to: '/blog', href: 'https://example.org'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A navbar link needs exactly one address.
        in: content/site.ts, navbar.items.0
        fix: give it "to" for a page of this site or "href" for another site]
    `);
  });

  test('a link with neither address is refused', () => {
    expect(() => withItems({type: 'link', label: 'Blog'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A navbar link needs exactly one address.
        in: content/site.ts, navbar.items.0
        fix: give it "to" for a page of this site or "href" for another site]
    `);
  });

  test('an unknown key of an item is reported with the keys of its type', () => {
    expect(() => withItems({type: 'doc', docID: 'intro'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "navbar.items.0.docID".
        in: content/site.ts, navbar.items.0.docID
        fix: did you mean "docId"? known keys: position, type, docId, label]
    `);
  });

  test('an unknown side is reported with the two valid ones', () => {
    expect(() => withItems({type: 'search', position: 'centre'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar.items.0.position" has a value that is not allowed: "centre".
        in: content/site.ts, navbar.items.0.position
        fix: use one of: left, right]
    `);
  });

  const blog = {type: 'link', label: 'Blog', to: '/blog'};
  test.each([
    ['to', 'blog', {...blog, to: 'blog'}],
    ['activeBasePath', 'blog', {...blog, activeBasePath: 'blog'}],
    ['to', 'docs', {type: 'docsVersion', to: 'docs'}],
    ['to', 'docs', {type: 'dropdown', label: 'More', to: 'docs', items: [blog]}],
  ])('a path that does not start with a slash is refused in "%s"', (key, value, item) => {
    expect(() => withItems(item)).toThrow(`"navbar.items.0.${key}" is not valid: "${value}".`);
  });

  test.each(['blog', '/blog', 'javascript:alert(1)'])('%s is not an address of another site', (href) => {
    expect(() => withItems({type: 'link', label: 'Out', href})).toThrow(`"navbar.items.0.href" is not valid`);
  });

  test('a wrong address inside a dropdown is reported with its place and the valid form', () => {
    expect(() =>
      withItems({type: 'dropdown', label: 'More', items: [{...blog, to: 'blog'}]}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar.items.0.items.0.to" is not valid: "blog".
        in: content/site.ts, navbar.items.0.items.0.to
        fix: a path starts with "/"]
    `);
  });

  test('the logo of the bar links home and has no address of its own', () => {
    const logo = {src: '/logo.svg', alt: '', href: '/docs'};
    expect(() => withSite({navbar: {logo, items: []}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "navbar.logo.href".
        in: content/site.ts, navbar.logo.href
        fix: known keys: src, srcDark, alt, width, height]
    `);
  });

  test('a dropdown without items is refused', () => {
    expect(() => withItems({type: 'dropdown', label: 'More', items: []})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar.items.0.items" is empty.
        in: content/site.ts, navbar.items.0.items
        fix: add at least one entry]
    `);
  });

  test('an item without a position goes right', () => {
    expect(withItems({type: 'search'}).navbar.items).toEqual([{type: 'search', position: 'right'}]);
  });
});
