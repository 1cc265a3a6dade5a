import {z} from 'zod';
import {path, url} from './address-schema';

const base = {position: z.enum(['left', 'right']).default('right').describe('Side of the bar.')};
const label = z.string().min(1);

const link = z
  .strictObject({
    ...base,
    type: z.literal('link'),
    label: label.describe('The text of the item.'),
    to: path.optional().describe('A page of this site.'),
    href: url.optional().describe('Somewhere else.'),
    activeBasePath: path.optional().describe('Marks the item on every page below this path instead of below `to`.'),
  })
  .refine(({to, href}) => (to === undefined) !== (href === undefined), {
    error: 'A navbar link needs exactly one address.',
    params: {fix: 'give it "to" for a page of this site or "href" for another site'},
  })
  .describe('A link, with either `to` or `href`.');
const doc = z
  .strictObject({
    ...base,
    type: z.literal('doc'),
    docId: z.string().describe('Id of the doc, such as `yoga/unveiling-yoga`.'),
    label: label.optional().describe('The text of the item; the title of the doc by default.'),
  })
  .describe('A doc. Marked while it, or a doc of the same sidebar, is open.');
const docSidebar = z
  .strictObject({
    ...base,
    type: z.literal('docSidebar'),
    sidebarId: z.string().describe('Id of a sidebar in content/sidebars.ts.'),
    label: label.optional().describe('The text of the item; the label of the first doc by default.'),
  })
  .describe('The first page of a sidebar. Marked while any of its docs is open.');
const docsVersion = z
  .strictObject({
    ...base,
    type: z.literal('docsVersion'),
    version: z.string().optional().describe('Name of a version; the newest by default.'),
    label: label.optional().describe('The text of the item; the label of the version by default.'),
    to: path.optional().describe('Where it leads; to the main doc of the version by default.'),
  })
  .describe('A version of the docs; left out while it has none here (`public` + its path) and no `to`.');
const html = z
  .strictObject({...base, type: z.literal('html'), value: z.string().describe('The HTML, printed as it is.')})
  .describe('A piece of HTML.');

const UNKNOWN = 'Unknown navbar item type';
const inDropdown = z.discriminatedUnion('type', [link, doc, docSidebar, docsVersion, html], {
  error: ({input}) =>
    /dropdown/i.test(String((input as {type?: unknown}).type)) ? 'Nested dropdowns are not allowed:' : UNKNOWN,
});
const around = {
  dropdownItemsBefore: z.array(inDropdown).default([]).describe('Further items above the list.'),
  dropdownItemsAfter: z.array(inDropdown).default([]).describe('Further items below it.'),
};

const dropdown = z
  .strictObject({
    ...base,
    type: z.literal('dropdown'),
    label: label.describe('The text of the item.'),
    to: path.optional().describe('With an address the label is a link and a caret opens the list.'),
    items: z.array(inDropdown).min(1).describe('Items of the kinds link, doc, docSidebar, docsVersion and html.'),
  })
  .describe('A list that opens. Dropdowns do not nest.');
const search = z.strictObject({...base, type: z.literal('search')}).describe('The search button.');
const localeDropdown = z
  .strictObject({...base, type: z.literal('localeDropdown'), ...around})
  .describe('The same page in other languages.');
const docsVersionDropdown = z
  .strictObject({
    ...base,
    type: z.literal('docsVersionDropdown'),
    versions: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Names of the versions to show, in this order; all by default.'),
    ...around,
  })
  .describe('The versions of the docs, without those that have none here (`public` + their path).');

export const navbarItemSchema = z.discriminatedUnion(
  'type',
  [link, dropdown, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html],
  {error: UNKNOWN},
);

export type NavbarItem = z.output<typeof navbarItemSchema>;
