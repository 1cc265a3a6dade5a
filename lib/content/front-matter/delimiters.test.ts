import {describe, expect, test} from 'vitest';
import {endOfFrontMatter} from './delimiters';

const KEYS = 'title: A title\ntags:\n  - yoga';
const TEXT = '\n## Stand\n\n- One thing\n\nNote: stand well.\n';
const end = (text: string) => endOfFrontMatter(text, 'content/docs/yoga/x.mdx');
/** The error for a text: its place, problem and fix. */
const reported = (text: string) => {
  try {
    return end(text);
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the closing line', () => {
  test('is found, also after empty lines, comments and values of several lines', () => {
    expect(end(`---\n${KEYS}\n---\n${TEXT}\n---\n`)).toBe(5);
    expect(end(`---\n\n# a comment\n${KEYS}\ndescription: >\n  One\n\n  two\n\nsidebar postion: 3\n---\n${TEXT}`)).toBe(
      13,
    );
  });

  test('may have trailing spaces and a Windows line end', () => {
    expect(end(`--- \n${KEYS}\n---\t \n${TEXT}`)).toBe(5);
    expect(end(`---\n${KEYS}\n---\n${TEXT}`.replaceAll('\n', '\r\n'))).toBe(5);
  });

  test.each([TEXT, `${TEXT}\n---\n\nLater: more.\n`, 'Stand.\n', '\n<KeyPoints>\n\n---\n'])(
    'is reported as missing at the first line, and where it belongs (%j)',
    (text) => {
      expect(reported(`---\n${KEYS}\n${text}`)).toBe(
        [
          'The front matter that starts here does not end: its closing line of three dashes is missing.',
          '  in: content/docs/yoga/x.mdx:1:1',
          '  fix: write --- on a separate line below line 4 (  - yoga), before the text',
        ].join('\n'),
      );
    },
  );

  test.each(['----', '--', '—', ' ---', '...', '--- ---', '+++'])('is reported when it is misspelt (%s)', (line) => {
    const column = line.startsWith(' ') ? 2 : 1;
    for (const text of [TEXT, `${TEXT}\n---\n\nLater.\n`]) {
      expect(reported(`---\n${KEYS}\n${line}\n${text}`)).toBe(
        [
          'The front matter does not end: this line must be exactly three dashes.',
          `  in: content/docs/yoga/x.mdx:5:${column}`,
          '  fix: start the line with ---, and write nothing else on it',
        ].join('\n'),
      );
    }
  });
});

describe('the first line', () => {
  test('is reported when it is missing', () => {
    expect(reported(`${KEYS}\n---\n${TEXT}`)).toMatchInlineSnapshot(`
      "The first line of the front matter, three dashes, is missing.
        in: content/docs/yoga/x.mdx:1:1
        fix: write --- on a separate line above title: A title"
    `);
  });

  test.each(['----', '--', '———', ' ---', '+++'])('is reported when it is misspelt (%s)', (line) => {
    expect(reported(`${line}\n${KEYS}\n---\n${TEXT}`)).toContain(
      'The front matter does not start: this line must be exactly three dashes.',
    );
  });

  test('is reported when empty lines precede it', () => {
    expect(reported(`\n \n---\n${KEYS}\n---\n${TEXT}`)).toMatchInlineSnapshot(`
      "The front matter does not start on the first line.
        in: content/docs/yoga/x.mdx:1:1
        fix: delete the empty lines above the three dashes"
    `);
  });

  test('is not missed in a text without front matter', () => {
    expect(reported(TEXT)).toContain('The front matter is missing.');
    expect(reported('----\n\nA text below a rule.\n')).toContain('The front matter is missing.');
  });
});
