import {z} from 'zod';
import {path} from './address-schema';

const level = z.number().int().min(2).max(6);

const version = z.strictObject({
  name: z.string().min(1).describe('Its name in settings and in browser storage.'),
  label: z.string().min(1).describe('Its name for readers.'),
  path: path.describe('Where its docs start.'),
  isLast: z.boolean().default(false).describe('The version readers get; true for exactly one.'),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .default('none')
    .describe('A note above each doc that another version is better.'),
  badge: z.boolean().default(false).describe('Shows the version beside the title.'),
});

export const docsSchema = z
  .strictObject({
    mainDocId: z.string().describe('The doc that introduces the others.'),
    sidebar: z
      .strictObject({
        hideable: z.boolean().default(false).describe('Readers can hide the sidebar.'),
        autoCollapseCategories: z.boolean().default(false).describe('Opening a category closes its siblings.'),
      })
      .describe('The sidebar beside docs.'),
    breadcrumbs: z.boolean().default(true).describe('A line above the title with the path to the doc.'),
    toc: z
      .strictObject({
        minHeadingLevel: level.default(2).describe('The highest level of headings listed.'),
        maxHeadingLevel: level.default(3).describe('The lowest.'),
      })
      .refine((toc) => toc.minHeadingLevel <= toc.maxHeadingLevel, 'minHeadingLevel is at most maxHeadingLevel')
      .describe('The list “On this page”.'),
    versions: z
      .strictObject({
        persistence: z
          .enum(['localStorage', 'none'])
          .default('localStorage')
          .describe("Where the reader's preferred version is stored."),
        list: z
          .array(version)
          .min(1)
          .refine((list) => new Set(list.map(({name}) => name)).size === list.length, {
            error: 'Two docs versions have the same name.',
            params: {fix: 'give every version a unique name'},
          })
          .refine((list) => list.filter(({isLast}) => isLast).length === 1, {
            error: 'Not exactly one docs version is marked as the last one.',
            params: {fix: 'mark exactly one version with isLast: true'},
          })
          .describe('Newest first.'),
      })
      .describe('Versions of the knowledge base; this site has one.'),
  })
  .describe('The knowledge base.');
