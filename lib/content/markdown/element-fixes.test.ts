import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';
import {fixFor} from './element-fixes';

const fault = (body: string, format: 'md' | 'mdx' = 'mdx') =>
  compileText(body, {format}).then(
    () => 'no fault',
    (error: Error) => error.message.split('\n  fix: ')[1]?.split('\n')[0],
  );

test.each([
  ['Stand <b>tall</b>.', 'write **bold** in Markdown'],
  ['Stand <B>tall</B>.', 'write **bold** in Markdown'],
  ['Grow <i>Allium</i>.', 'write *emphasis* in Markdown; for a word in another language <span lang="la">Allium</span>'],
  ['Read <a href="/docs/intro">on</a>.', 'write a link in Markdown: [words](/docs/intro) or [words](https://…)'],
  ['<h2>Sow</h2>', 'write a heading in Markdown: ## Headline, ### below it'],
  ['<ul><li>Peas</li></ul>', 'write a list in Markdown: each line starts with "- " or "1. "'],
  ['<img src="peas.jpg" />', 'write ![what it shows](peas.jpg)'],
  ['<img src="./my peas.jpg" alt="Peas [young] in a row">', 'write ![Peas \\[young\\] in a row](./my%20peas.jpg)'],
  ['See <img alt="Peas"\n  src="./peas.jpg" width="9"> here.', 'write ![Peas](./peas.jpg)'],
  [
    '<IMG src="https://x.org/a/peas.jpg?w=9" alt="Peas" />',
    'save the picture beside the article and write ![Peas](./peas.jpg)',
  ],
  ['<img />', 'write ![what it shows](./picture.jpg)'],
  ['One.<br>Two.', 'write <br />; an empty line starts a paragraph, "- " at the start of a line a list item'],
  ['One.<BR/>Two.', 'write <br />; an empty line starts a paragraph, "- " at the start of a line a list item'],
  [
    '<KeyPoints>\n\n- One<br>two\n\n</KeyPoints>',
    'write <br />; an empty line starts a paragraph, "- " at the start of a line a list item',
  ],
  ['One.\n\n<hr>\n\nTwo.', 'write three dashes on a separate line'],
  ['<center>Peas</center>', 'remove the tags: the style sheet sets colour, size and position'],
  ['<Note>\n\nPeas\n\n</Note>', 'write <TakeCare title="…"> for a warning, <KeyPoints> for what to take away'],
  ['<Image src="peas.jpg" alt="Peas" />', 'write ![Peas](peas.jpg)'],
  ['A <Term>loam</Term>.', 'write <Term means="…">. The meaning in a few words.'],
  ['<Update>\n\nNew.\n\n</Update>', 'write <Update date="…">. The day of the note, as YYYY-MM-DD.'],
  ['Eat <Fact /> a day.', 'write <Fact id="…">. File, then the path of keys and row ids.'],
])('%s → %s', async (body, remedy) => {
  expect(await fault(body)).toBe(remedy);
});

test.each([
  ['<b>Tall</b>.', 'write **bold** in Markdown'],
  ['<img src="peas.jpg" alt="Peas">', 'write ![Peas](peas.jpg)'],
  [
    'One.<br>Two.',
    'end the line with \\ to break it; an empty line starts a paragraph, "- " at the start of a line a list item',
  ],
  ['H<sub>2</sub>O', 'write Markdown, or rename the file to .mdx'],
])('in .md: %s → %s', async (body, remedy) => {
  expect(await fault(body, 'md')).toBe(remedy);
});

test('every suggested replacement is valid', async () => {
  const advised = [
    '**bold**',
    '*stress*',
    '~~struck out~~',
    '[words](/docs/intro)',
    '## Headline',
    '> quoted',
    '`code`',
    'One<br />two',
    'One\\\ntwo',
  ];
  for (const text of [
    ...advised,
    '<span lang="la">Allium</span>',
    '- one\n- two',
    '---\n\nText',
    '| a |\n|---|\n| b |',
  ]) {
    expect(await fault(text), text).toBe('no fault');
  }
});

test('an unknown element is reported with the allowed ones, a component with the closest', () => {
  expect(fixFor('blink')).toMatch(/^use one of: abbr, br, /);
  expect(fixFor('Keypoint')).toMatch(/^did you mean "KeyPoints"\? use one of: /);
  expect(fixFor('takecare')).toMatch(/^did you mean "TakeCare"\? use one of: /);
  expect(fixFor('key-points')).toMatch(/^did you mean "KeyPoints"\? use one of: /);
  expect(fixFor('constructor')).toMatch(/^use one of: /);
});

test('a component written as a tag in .md is reported with the format that has it', async () => {
  await expect(compileText('<KeyPoints>\n\n- a\n\n</KeyPoints>', {format: 'md'})).rejects.toThrow(
    'rename the file to .mdx',
  );
});
