import {parseArgs} from 'node:util';
import {choices, SiteError} from './errors';

/** An option of a command: with a `value` (its name in the usage) it takes text, without it is a switch. */
export interface Option {
  readonly value?: string;
  readonly description: string;
}

interface Usage<Options extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>> {
  /** How the command is typed, one line for each way. */
  readonly command: string;
  readonly options: Options;
  readonly takesWords?: boolean;
}

/** What was typed after a command. */
export interface Typed<Options extends Readonly<Record<string, Option>>> {
  readonly values: {readonly [Name in keyof Options]?: Options[Name] extends {value: string} ? string : boolean};
  readonly words: readonly string[];
  readonly isHelp: boolean;
}

const HELP: Option = {description: 'print this'};

/** The options and words of a command. Throws a SiteError for the first mistake, with the valid options. */
export function readOptions<const Options extends Readonly<Record<string, Option>>>(
  {command, options, takesWords = false}: Usage<Options>,
  typed: readonly string[],
): Typed<Options> {
  const known: Readonly<Record<string, Option>> = {...options, help: HELP};
  const types = Object.entries(known).map(([name, {value}]) => [name, {type: value ? 'string' : 'boolean'}] as const);
  try {
    const args = {args: [...typed], options: Object.fromEntries(types), allowPositionals: takesWords};
    const {values, positionals} = parseArgs(args);
    return {values: {...values} as Typed<Options>['values'], words: positionals, isHelp: values.help === true};
  } catch (error) {
    // what follows in Node's message is for programmers
    const [problem = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    const [, wrong = ''] = /'([^' ]+)/.exec(problem) ?? [];
    const option = known[wrong.replace(/^--/, '')];
    const fix = option
      ? `write ${wrong} ${option.value ?? 'alone'}`
      : choices(
          wrong,
          Object.keys(known).map((name) => `--${name}`),
        );
    throw new SiteError({problem: `${problem}.`, in: command.split('\n')[0], fix});
  }
}

/** Runs a command, or prints its usage. A SiteError is printed without its stack; after an error it exits with 1. */
export async function runCommand<const Options extends Readonly<Record<string, Option>>>(
  usage: Usage<Options>,
  run: (typed: Typed<Options>) => void | Promise<void>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const typed = readOptions(usage, args);
    if (typed.isHelp) console.log(usageText(usage));
    else await run(typed);
  } catch (error) {
    console.error(error instanceof SiteError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** The usage of a command: how it is typed and what each option does. */
export function usageText({command, options}: Usage): string {
  const rows = Object.entries({...options, help: HELP}).map(
    ([name, {value, description}]) => [value === undefined ? `--${name}` : `--${name} ${value}`, description] as const,
  );
  const width = Math.max(...rows.map(([option]) => option.length));
  return `${command}\n\n${rows.map(([option, description]) => `  ${option.padEnd(width)}  ${description}`).join('\n')}`;
}
