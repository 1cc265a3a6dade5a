import {expect, test} from 'vitest';
import {shownImages} from './shown';

const IMAGE = 'content/docs/yoga/two words & more.png';
const shows = (body: string, file = 'content/docs/yoga/x.mdx') => shownImages([IMAGE], [{file, body}]).length === 1;

test.each([
  '![A](<two words & more.png>)',
  '![A](two%20words%20&%20more.png)',
  '![A](./two%20words%20%26%20more.png?x#y "Said.")',
  '![A](../yoga/two%20words%20&amp;%20more.png)',
  '![A](<two words \\& more.png>)',
  '<Figure src="./two words &#38; more.png" alt="A" />',
  '![A][a]\n\n[a]:two%20words%20%26%20more.png',
])('%s shows it', (body) => {
  expect(shows(body)).toBe(true);
});

test('a picture of another folder, or with the same name ending, is not shown', () => {
  expect(shows('![A](<two words & more.png>)', 'content/docs/diet/x.mdx')).toBe(false);
  expect(shows('![A](<../yoga/two words & more.png>)', 'content/docs/diet/x.mdx')).toBe(true);
  expect(shows('![A](<../diet/two words & more.png>)')).toBe(false);
  expect(shows('![A](<not-two words & more.png>)')).toBe(false);
  expect(shows('No picture.')).toBe(false);
});

test('below a folder with spaces', () => {
  const image = 'content/docs/yoga/my pictures/tree.png';
  const body = 'Look: ![A](<./my pictures/tree.png>)';
  expect(shownImages([image], [{file: 'content/docs/yoga/x.mdx', body}])).toEqual([image]);
});
