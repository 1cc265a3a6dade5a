import {afterEach, expect, expectTypeOf, test, vi} from 'vitest';
import {SiteError} from './errors';
import {readOptions, runCommand, usageText} from './options';

const USAGE = {
  command: 'npm run new -- post "Title" [options]',
  options: {format: {value: 'FORMAT', description: 'what kind of piece it is'}, fix: {description: 'fix what is safe'}},
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

test('anything else is reported with the valid options', () => {
  const refusal = (...typed: string[]) => {
    try {
      return readOptions({...USAGE, takesWords: typed[0] !== 'word'}, typed);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const typed = [['--formt', 'list'], ['-f'], ['--format'], ['--format', '--fix'], ['--fix=yes'], ['word']];
  expect(typed.map((item) => refusal(...item)).join('\n\n')).toMatchInlineSnapshot(`
    "Unknown option '--formt'.
      in: npm run new -- post "Title" [options]
      fix: did you mean "--format"? use one of: --format, --fix, --help

    Unknown option '-f'.
      in: npm run new -- post "Title" [options]
      fix: use one of: --format, --fix, --help

    Option '--format <value>' argument missing.
      in: npm run new -- post "Title" [options]
      fix: write --format FORMAT

    Option '--format' argument is ambiguous.
      in: npm run new -- post "Title" [options]
      fix: write --format FORMAT

    Option '--fix' does not take an argument.
      in: npm run new -- post "Title" [options]
      fix: write --fix alone

    Unexpected argument 'word'.
      in: npm run new -- post "Title" [options]
      fix: use one of: --format, --fix, --help"
  `);
});

test('the usage lists every option and itself', () => {
  expect(readOptions(USAGE, ['--help']).isHelp).toBe(true);
  expect(usageText(USAGE)).toMatchInlineSnapshot(`
    "npm run new -- post "Title" [options]

      --format FORMAT  what kind of piece it is
      --fix            fix what is safe
      --help           print this"
  `);
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test("an author's mistake is printed without a stack, a bug with one, and both exit with 1", async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const endOf = async (error: unknown) => {
    process.exitCode = undefined;
    await runCommand(USAGE, () => Promise.reject(error), []);
    return {code: process.exitCode, said: said.mock.lastCall?.[0]};
  };
  const mistake = new SiteError({problem: 'Unknown group "x".', fix: 'use one of: a, b'});
  expect(await endOf(mistake)).toEqual({code: 1, said: '\nUnknown group "x".\n  fix: use one of: a, b\n'});
  const fault = new TypeError('x is undefined');
  expect(await endOf(fault)).toEqual({code: 1, said: fault});
});

test('a command runs with what was typed; with --help it only prints its usage', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const run = vi.fn();
  await runCommand(USAGE, run, ['--help']);
  expect(run).not.toHaveBeenCalled();
  expect(printed).toHaveBeenCalledWith(usageText(USAGE));
  await runCommand(USAGE, run, ['post', '--fix']);
  expect(run).toHaveBeenCalledWith({values: {fix: true}, words: ['post'], isHelp: false});
  expect(process.exitCode).toBeUndefined();
});
