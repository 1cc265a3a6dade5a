import {parseArgs} from 'node:util';
import {choices, SiteError} from './errors';

/** An option of a command: with a `value` (its name in the usage) it takes text, without it is a switch. */
export interface Option {
  readonly value?: string;
  /** What it does, for the usage. */
  readonly description: string;
}

interface Usage<Options extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>> {
  /** How the command is typed, one line for each way. */
  readonly command: string;
  readonly options: Options;
  /** Whether the command accepts words that are not options. */
  readonly takesWords?: boolean;
}

/** What was typed after a command. */
export interface Typed<Options extends Readonly<Record<string, Option>>> {
  readonly values: {readonly [Name in keyof Options]?: Options[Name] extends {value: string} ? string : boolean};
  readonly words: readonly string[];
  /** True when --help was typed. */
  readonly isHelp: boolean;
}

const HELP: Option = {description: 'print this'};

/** The options and words of a command. Throws a SiteError for the first mistake, with the valid options. */
export function readOptions<const Options extends Readonly<Record<string, Option>>>(
  {command, options, takesWords = false}: Usage<Options>,
  typed: readonly string[],
): Typed<Options> {
  const known: Readonly<Record<string, Option>> = {...options, help: HELP};
  const types = Object.entries(known).map(
    ([name, {value}]) => [name, {type: value === undefined ? ('boolean' as const) : ('string' as const)}] as const,
  );
  // not strict: Node's own messages contain neither the choices nor the fix
  const {tokens} = parseArgs({
    args: [...typed],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, string | boolean> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (!takesWords)
        throw refusal(command, `"${token.value}" is not an option.`, choices(token.value, written(known)));
      words.push(token.value);
    } else if (token.kind === 'option') {
      checkOption(token, known, command);
      values[token.name] = token.value ?? true;
    }
  }
  return {values: values as Typed<Options>['values'], words, isHelp: values.help === true};
}

interface OptionToken {
  readonly name: string;
  /** As it was typed. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Whether the value follows an equals sign. */
  readonly inlineValue?: boolean | undefined;
}

function checkOption(
  {name, rawName, value, inlineValue = false}: OptionToken,
  known: Readonly<Record<string, Option>>,
  command: string,
): void {
  const option = Object.hasOwn(known, name) && rawName === `--${name}` ? known[name] : undefined;
  if (!option) throw refusal(command, `The option ${rawName} does not exist.`, choices(rawName, written(known)));
  if (option.value === undefined && value !== undefined)
    throw refusal(command, `${rawName} takes no value.`, `write ${rawName} alone`);
  if (option.value !== undefined && (!value || (!inlineValue && value.startsWith('-'))))
    throw refusal(command, `${rawName} needs a value.`, `write ${rawName} ${option.value}`);
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

const written = (options: Readonly<Record<string, Option>>) => Object.keys(options).map((name) => `--${name}`);

const refusal = (command: string, problem: string, fix: string) =>
  new SiteError({problem, in: command.split('\n')[0], fix});
