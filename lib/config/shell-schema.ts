import {z} from 'zod';
import {path, pathOrUrl, url} from './address-schema';
import {navbarItemSchema} from './navbar-schema';

const imageSchema = z.strictObject({
  src: path.describe('Path below public/.'),
  srcDark: path.optional().describe('Shown instead of `src` in dark mode.'),
  alt: z.string().describe('Text alternative; empty when the title is beside the image.'),
  width: z.number().positive().optional().describe('In pixels.'),
  height: z.number().positive().optional().describe('In pixels.'),
});

const footerLinkSchema = z
  .strictObject({
    label: z.string().min(1).describe('The text of the link.'),
    to: path.optional().describe('A page of this site.'),
    href: url.or(z.literal('none')).optional().describe('Somewhere else; `none` leaves the link out.'),
    isUrgent: z.boolean().default(false).describe('In red in the menu of phones: for help in a crisis.'),
  })
  .refine(({to, href}) => (to === undefined) !== (href === undefined), 'a footer link has either "to" or "href"');

const footerColumn = z.strictObject({
  title: z.string().min(1).describe('Heading of the column.'),
  items: z.array(footerLinkSchema).describe('Its links.'),
});

/** A colour without characters that end a declaration: it is written into a style sheet. */
const color = z
  .string()
  .regex(
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20}|var\(--[\w-]+\)|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark)\([\w#(),.%/ -]+\))$/i,
    'a CSS colour, such as #fde68a, gold or rgb(20 30 40)',
  );

export const announcementBarSchema = z
  .strictObject({
    id: z.string().min(1).describe('Name of this announcement; a new one for each.'),
    content: z.string().min(1).describe('Its text, in Markdown.'),
    backgroundColor: color.optional().describe('A CSS colour.'),
    textColor: color.optional().describe('A CSS colour with enough contrast to the other.'),
    isCloseable: z.boolean().default(true).describe('Whether readers can close it for good.'),
  })
  .optional()
  .describe('A line above the navbar. A new `id` shows it again to readers who closed the last one.');

export const navbarSchema = z
  .strictObject({
    title: z.string().optional().describe('The name beside the logo.'),
    logo: imageSchema.optional().describe('The picture at the start of the bar.'),
    hideOnScroll: z.boolean().default(false).describe('The bar hides while the reader scrolls down.'),
    style: z.enum(['paper', 'primary']).default('paper').describe('The colour of the page, or that of the site.'),
    items: z.array(navbarItemSchema).describe('Its items, in order; see “Navbar items”.'),
  })
  .describe('The bar at the top of every page.');

export const footerSchema = z
  .strictObject({
    style: z.enum(['light', 'dark']).default('dark').describe('Its colours.'),
    logo: imageSchema
      .extend({href: pathOrUrl.optional().describe('The target of the logo; the home page by default.')})
      .optional()
      .describe('A picture above the last line.'),
    links: z.union([z.array(footerColumn), z.array(footerLinkSchema)]).describe('Columns, or one flat list of links.'),
    baseLinks: z
      .array(footerLinkSchema)
      .default([])
      .describe('Small links on the last line; also in the menu of phones.'),
    promise: z.string().optional().describe('A sentence about what the site is not.'),
    copyright: z.string().describe('The last line.'),
  })
  .describe('The end of every page.');

export type FooterLink = z.output<typeof footerLinkSchema>;
export type LogoImage = z.output<typeof imageSchema>;
