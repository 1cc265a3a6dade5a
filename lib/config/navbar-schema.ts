import {z} from 'zod';

const base = {
  /** Side of the bar; right when left out. */
  position: z.enum(['left', 'right']).default('right'),
  className: z.string().optional(),
};
const label = z.string().min(1);

const link = z.strictObject({
  ...base,
  type: z.literal('link'),
  label,
  /** A page of this site. */
  to: z.string().optional(),
  /** Somewhere else. */
  href: z.string().optional(),
  /** Marks the item on every page below this path instead of below `to`. */
  activeBasePath: z.string().optional(),
});
const doc = z.strictObject({...base, type: z.literal('doc'), docId: z.string(), label: label.optional()});
const docSidebar = z.strictObject({
  ...base,
  type: z.literal('docSidebar'),
  sidebarId: z.string(),
  label: label.optional(),
});
const docsVersion = z.strictObject({
  ...base,
  type: z.literal('docsVersion'),
  /** Name of a version; the newest when left out. */
  version: z.string().optional(),
  label: label.optional(),
  to: z.string().optional(),
});
const html = z.strictObject({...base, type: z.literal('html'), value: z.string()});

const inDropdown = z.discriminatedUnion('type', [link, doc, docSidebar, docsVersion, html]);

const dropdown = z.strictObject({
  ...base,
  type: z.literal('dropdown'),
  label,
  /** With an address the label is a link and a caret opens the list. */
  to: z.string().optional(),
  items: z.array(inDropdown).min(1),
});
const search = z.strictObject({...base, type: z.literal('search')});
const localeDropdown = z.strictObject({
  ...base,
  type: z.literal('localeDropdown'),
  dropdownItemsBefore: z.array(inDropdown).default([]),
  dropdownItemsAfter: z.array(inDropdown).default([]),
});
const docsVersionDropdown = z.strictObject({
  ...base,
  type: z.literal('docsVersionDropdown'),
  /** Names of the versions to show, in this order; all of them when left out. */
  versions: z.array(z.string()).min(1).optional(),
  dropdownItemsBefore: z.array(inDropdown).default([]),
  dropdownItemsAfter: z.array(inDropdown).default([]),
});

export const navbarItemSchema = z.discriminatedUnion('type', [
  link,
  dropdown,
  search,
  localeDropdown,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
  html,
]);

export type NavbarItem = z.output<typeof navbarItemSchema>;
export type NavbarItemKind = NavbarItem['type'];
export const NAVBAR_ITEM_KINDS = navbarItemSchema.options.map((option) => option.shape.type.value);
