import {describe, expect, test} from 'vitest';
import {measureProse, proseOf} from './prose';

const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');

describe('reading time', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [999, 5],
  ])('of %i words is %i minutes', (count, minutes) => {
    expect(measureProse(words(count))).toEqual({words: count, readingMinutes: minutes});
  });

  test('ignores figures, comments, citation marks and addresses', () => {
    const body = [
      'Two words [@nhs-sleep; @cdc-sleep].',
      '{/* a note that nobody reads */}',
      '<!-- another one -->',
      '```figure\nkind: steps\ncaption: Not prose at all.\n```',
      '[three](/docs/one/two/three) ![four](/a/b/c.png)',
    ].join('\n\n');
    expect(measureProse(body).words).toBe(4);
  });
});

describe('the prose of a text', () => {
  const cases: [string, string, string][] = [
    ['headings and their ids', '## Why it works {#why}', 'Why it works'],
    ['ids that are escaped', '## Why \\{#why}', 'Why'],
    ['lists and quotes', '- one\n> two\n3. three', 'one\ntwo\nthree'],
    ['emphasis and code', 'an *old* **tree** and `pH`', 'an old tree and pH'],
    ['components but not their content', '<TakeCare title="Before">\n\nAsk.\n\n</TakeCare>', 'Ask.'],
    ['fences of tildes', '~~~js\nx\n~~~\nafter', 'after'],
    ['a fence inside a longer fence', '````md\n```\nx\n```\n````\nafter', 'after'],
  ];
  test.each(cases)('is without %s', (_, body, prose) => {
    expect(
      proseOf(body)
        .replace(/[ \n]*\n[ \n]*/g, '\n')
        .trim(),
    ).toBe(prose);
  });

  test('counts what follows a line that starts with code between three backticks', () => {
    expect(measureProse('```kale``` grows here.\n\nfour words of prose\n\n```figure\nkind: x\n```').words).toBe(7);
  });

  test('keeps a negative number and a year at the start of a line', () => {
    expect(proseOf('It was\n-5 degrees in\n2025 or so.')).toBe('It was\n-5 degrees in\n2025 or so.');
  });
});
