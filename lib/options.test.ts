import {expect, expectTypeOf, test} from 'vitest';
import {readOptions, usageText} from './options';

const USAGE = {
  command: 'npm run new -- post "Title" [options]',
  options: {format: {value: 'FORMAT', says: 'what kind of piece it is'}, fix: {says: 'mend it'}},
  takesWords: true,
} as const;

test('options and words, in any order', () => {
  const {values, words, isHelp} = readOptions(USAGE, ['post', '--format', 'how-to', 'A title', '--fix', '--', '-x']);
  expect({values, words, isHelp}).toEqual({
    values: {format: 'how-to', fix: true},
    words: ['post', 'A title', '-x'],
    isHelp: false,
  });
  expect(readOptions(USAGE, ['--format=how-to']).values).toEqual({format: 'how-to'});
  expectTypeOf(values.format).toEqualTypeOf<string | undefined>();
  expectTypeOf(values.fix).toEqualTypeOf<boolean | undefined>();
});

test('what cannot be understood is told with the valid options', () => {
  const refusal = (...typed: string[]) => {
    try {
      return readOptions({...USAGE, takesWords: typed[0] !== 'word'}, typed);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const typed = [['--formt', 'list'], ['-f'], ['--format'], ['--format', '--fix'], ['--fix=yes'], ['word']];
  expect(typed.map((each) => refusal(...each)).join('\n\n')).toMatchInlineSnapshot(`
    "There is no option --formt.
      in: npm run new -- post "Title" [options]
      fix: did you mean "--format"? use one of: --format, --fix, --help

    There is no option -f.
      in: npm run new -- post "Title" [options]
      fix: use one of: --format, --fix, --help

    --format needs a value.
      in: npm run new -- post "Title" [options]
      fix: write --format FORMAT

    --format needs a value.
      in: npm run new -- post "Title" [options]
      fix: write --format FORMAT

    --fix takes no value.
      in: npm run new -- post "Title" [options]
      fix: write --fix alone

    "word" is no option.
      in: npm run new -- post "Title" [options]
      fix: use one of: --format, --fix, --help"
  `);
});

test('the usage lists every option and itself', () => {
  expect(readOptions(USAGE, ['--help']).isHelp).toBe(true);
  expect(usageText(USAGE)).toMatchInlineSnapshot(`
    "npm run new -- post "Title" [options]

      --format FORMAT  what kind of piece it is
      --fix            mend it
      --help           print this"
  `);
});
