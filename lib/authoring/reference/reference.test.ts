import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {navbarItemSchema} from '@/lib/config/navbar-schema';
import {siteSchema} from '@/lib/config/schema';
import {ITEM_KINDS, sidebarsSchema} from '@/lib/config/sidebars-schema';
import {frontMatterSchemas} from '@/lib/content/front-matter/schema';
import {FIGURE_KINDS, figureSchemas} from '@/lib/figures/schema';
import {keyRows} from './keys';
import {fence, keyTable} from './markdown';
import {referenceText} from './reference';

test('docs/reference.md is up to date; if it is not, run: npm run reference', () => {
  expect(readFileSync('docs/reference.md', 'utf8')).toBe(referenceText());
});

const schemas: Readonly<Record<string, z.ZodType>> = {
  settings: siteSchema,
  sidebars: sidebarsSchema,
  ...frontMatterSchemas,
  ...Object.fromEntries(navbarItemSchema.options.map((option) => [`navbar item ${option.shape.type.value}`, option])),
  ...Object.fromEntries(ITEM_KINDS.map((option) => [`sidebar item ${option.shape.type.value}`, option])),
};

test.each(Object.keys(schemas))('every key of %s has a description', (name) => {
  const rows = keyRows(schemas[name]!).filter(({path}) => path !== 'type' && !path.endsWith('.type'));
  expect(rows.filter(({about}) => about === '').map(({path}) => path)).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

test.each(FIGURE_KINDS)('every key of the figure %s has a description', (kind) => {
  const rows = keyRows(figureSchemas[kind]).filter(({path}) => !/[.[]/.test(path) && path !== 'kind');
  expect(rows.filter(({about}) => about === '').map(({path}) => path)).toEqual([]);
});

test('keys with their paths, types and defaults', () => {
  const schema = z.strictObject({
    name: z.string().describe('Who.'),
    level: z.number().int().min(2).max(6).default(3).describe('How | deep.'),
    inner: z.strictObject({list: z.array(z.strictObject({id: z.string()}))}).optional(),
    map: z.record(z.string(), z.strictObject({side: z.enum(['left', 'right'])})).optional(),
  });
  expect(keyTable(keyRows(schema, ['closed']))).toMatchInlineSnapshot(`
    "| key | holds | by default | what for |
    |---|---|---|---|
    | **\`name\`** | text |  | Who. |
    | \`level\` | whole number, 2 to 6 | \`3\` | How \\| deep. |
    | \`inner\` | group |  |  |
    | **\`inner.list\`** | list: group |  |  |
    | **\`inner.list[].id\`** | text |  |  |
    | \`map\` | group |  |  |
    | **\`map.<name>.side\`** | \`left\`, \`right\` |  |  |"
  `);
  expect(keyRows(schema, ['inner']).map(({path}) => path)).toEqual([
    'name',
    'level',
    'inner',
    'map',
    'map.<name>.side',
  ]);
});

test('a fence is longer than those it contains', () => {
  expect(fence('```figure\nkind: bar\n```', 'mdx')).toMatch(/^````mdx\n```figure\n[\s\S]*\n````$/);
});
