import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test('a citation without its @', async () => {
  const body = `Take some in winter [nhs-vitamin-d].

- And ask first [nhs-vitamin-d; ods-vitamin-d-hp], **always [nhs-vitamin-d, @ods-vitamin-d-hp]**.`;
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:21  error (citations)
      [nhs-vitamin-d] is not a citation: it has no @ and is printed.
        8 | Take some in winter [nhs-vitamin-d].
          |                     ^
      → write [@nhs-vitamin-d]

    content/docs/yoga/standing.mdx:10:17  error (citations)
      [nhs-vitamin-d; ods-vitamin-d-hp] is not a citation: it has no @ and is printed.
       10 | - And ask first [nhs-vitamin-d; ods-vitamin-d-hp], **always [nhs-vitamin-d, @ods-vitamin-d-hp]**.
          |                 ^
      → write [@nhs-vitamin-d; ods-vitamin-d-hp]

    content/docs/yoga/standing.mdx:10:61  error (citations)
      [nhs-vitamin-d, @ods-vitamin-d-hp] is not a citation: it has no @ and is printed.
       10 | - And ask first [nhs-vitamin-d; ods-vitamin-d-hp], **always [nhs-vitamin-d, @ods-vitamin-d-hp]**.
          |                                                             ^
      → write [@nhs-vitamin-d; ods-vitamin-d-hp]"
  `);
});

test('brackets that are no citation, or an incomplete one', async () => {
  const body = `He said [sic] so [@nhs-vitamin-d; ods-vitamin-d-hp], \\[nhs-vitamin-d] and \`[nhs-vitamin-d]\`,
[nhs-vitamin-d](/docs/yoga/standing), [nhs-vitamin-d; or another].`;
  expect(await check(doc({body}))).toBe('no faults');
});

test.each([
  ['Sleep well [@nhs-vitamin-d.', 'no closing bracket, or no id', '8:12'],
  ['Sleep well [@].', 'no closing bracket, or no id', '8:12'],
  ['Sleep well [@ ].', 'names no source', '8:12'],
  ['Sleep well [@nhs-vitamin-d; ].', 'names no source', '8:27'],
  ['Sleep well (@nhs-vitamin-d).', '@nhs-vitamin-d is not a citation', '8:13'],
  [
    'Sleep well [@nhs-vitamin-d, @ods-vitamin-d-hp].',
    'put semicolons between ids: [@nhs-vitamin-d; @ods-vitamin-d-hp]',
    '8:14',
  ],
])('%s', async (body, reported, place) => {
  const faults = await check(doc({body}));
  expect(faults).toContain(reported);
  expect(faults).toContain(`standing.mdx:${place}  error`);
  expect(faults.match(/ error \(/g)).toHaveLength(1);
});

test('a lone @, and two ids in one mark, are valid', async () => {
  expect(await check(doc({body: 'Write to a@nhs-vitamin-d, or @somebody [@nhs-vitamin-d; @ods-vitamin-d-hp].'}))).toBe(
    'no faults',
  );
});
