import {expect, test} from 'vitest';
import {askedBy, firstScreen} from './first-screen.mts';

const page = (body: string) =>
  firstScreen(
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
    askedBy(['[data-hue=clay']),
  );

test('an element is its tag, its classes, its id and its attributes', () => {
  expect([...page('<h1 id="a" class="b c" data-hue="clay">x</h1>')]).toEqual(
    expect.arrayContaining(['html', 'body', 'h1', '#a', '.b', '.c', '[data-hue', '[data-hue=clay']),
  );
});

test.each([
  ['a closed dialog', '<dialog><b class="late">x</b></dialog>'],
  ['a hidden element', '<div hidden=""><b class="late">x</b></div>'],
  ['a closed disclosure', '<details><summary>x</summary><b class="late">x</b></details>'],
  ['the footer of the page', '<footer><b class="late">x</b></footer>'],
  ['a template', '<template><b class="late">x</b></template>'],
])('%s is left out, what follows it is not', (_, html) => {
  const tokens = page(`${html}<i class="first">x</i>`);
  expect(tokens).not.toContain('.late');
  expect(tokens).toContain('.first');
});

test('the summary of a disclosure and what stands in an open one are shown', () => {
  expect(
    page('<details><summary class="a">x</summary></details><details open=""><b class="b">x</b></details>'),
  ).toEqual(expect.objectContaining(new Set(['.a', '.b'])));
});

test('of a long article the first six blocks are shown, of a short one all, each with what stands beside it', () => {
  const blocks = Array.from({length: 10}, (_, index) => `<p class="p${index + 1}"><br/><img src="a.png"/>x</p>`).join(
    '',
  );
  const article = (long: string) =>
    `<article ${long}><div data-adopt=""><div class="prose">${blocks}</div><footer class="sources">x</footer></div></article><aside class="toc">x</aside>`;
  const long = page(article('data-long=""'));
  expect(long).toContain('.p6');
  for (const late of ['.p7', '.p10', '.sources']) expect(long).not.toContain(late);
  expect(long).toContain('.toc');
  const short = page(article(''));
  for (const shown of ['.p9', '.p10', '.sources', '.toc']) expect(short).toContain(shown);
});

test('in a long article a figure and what follows it are left out, however early it stands', () => {
  const prose = '<p class="p1">x</p><figure class="f"><figcaption class="c">x</figcaption></figure><p class="p2">x</p>';
  const long = page(`<article data-long=""><div class="prose">${prose}</div></article>`);
  expect(long).toContain('.p1');
  for (const late of ['.f', '.c', '.p2']) expect(long).not.toContain(late);
  expect(page(`<article><div class="prose">${prose}</div></article>`)).toContain('.p2');
});
