import type {ContactPart} from '@/lib/data/contacts';

/** A helpline, with the pages on which its operator names the number. */
export interface Helpline {
  readonly id: string;
  readonly name: string;
  readonly contact: string;
  readonly pages: readonly string[];
}

/** The result of opening a page: its text, or why there is none. */
export type Answer = {readonly text: string} | {readonly status: string; readonly isGone: boolean};

/** What is wrong with a helpline, for an issue. */
export interface Finding {
  readonly line: Helpline;
  readonly description: string;
  /** True when a number may be wrong; false when a program cannot read the page. */
  readonly isGrave: boolean;
}

/** The numbers to call or text in a contact, digits only. */
export function numbersIn(parts: readonly ContactPart[]): string[] {
  return parts.flatMap(({href}) => /^(?:tel|sms):\+?(\d+)/.exec(href ?? '')?.[1] ?? []);
}

/** Whether a page names a number, in any notation: 116 123, 1-800-662-HELP (4357), 0800&nbsp;027&nbsp;1234. */
export function namesNumber(html: string, number: string): boolean {
  const words = html.replace(/&(?:nbsp|#160|#xa0|thinsp);/gi, ' ').replace(/<[^>]+>/g, ' ');
  const links = [...html.matchAll(/\b(?:tel|sms):([+\d\s().-]+)/g)].map(([, digits]) => digits!);
  const pattern = patternOf(number);
  return [words, ...links].some((text) => pattern.test(text));
}

function patternOf(number: string): RegExp {
  if (number.length <= 6) return new RegExp(`(?<!\\d)${[...number].join(String.raw`[\s.\u00a0\u2011-]{0,3}`)}(?!\\d)`);
  // letters may replace digits that follow in brackets; the country code is optional
  const digits = number.replace(/^(?:44|1(?=\d{10}$)|0)/, '');
  return new RegExp(`(?<!\\d)(?:\\+?\\d{1,3}\\D{0,4})?0?${[...digits].join('\\D{0,12}')}(?!\\d)`);
}

/** What is wrong with the helplines, given the contents of their pages: also a page that is gone, whatever it named. */
export function findings(
  lines: readonly Helpline[],
  answers: ReadonlyMap<string, Answer>,
  partsOf: (contact: string) => readonly ContactPart[],
): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const read = line.pages.map((page) => answers.get(page) ?? {status: 'not asked', isGone: false});
    const texts = read.flatMap((answer) => ('text' in answer ? answer.text : []));
    const missing = numbersIn(partsOf(line.contact)).filter((item) => !texts.some((text) => namesNumber(text, item)));
    const failed = read.flatMap((answer) => ('status' in answer ? [answer] : []));
    const isGone = failed.some((answer) => answer.isGone);
    if (missing.length === 0 && !isGone) return [];
    if (failed.length === 0) return [{line, description: `does not name ${missing.join(' and ')}`, isGrave: true}];
    const description = `cannot be read: ${failed.map(({status}) => status).join(', ')}`;
    return [{line, description, isGrave: isGone}];
  });
}

/** The issue. Undefined when no number may be wrong: pages that block programs are only named beside others. */
export function helplineReport(found: readonly Finding[]): string | undefined {
  if (!found.some(({isGrave}) => isGrave)) return undefined;
  const rows = (isGrave: boolean) =>
    found
      .filter((item) => item.isGrave === isGrave)
      .map(
        ({line, description}) =>
          `| \`${line.id}\` | ${line.name} | ${line.contact} | ${line.pages.join('<br>')} | ${description} |`,
      );
  const table = (lines: readonly string[]) =>
    [
      '| Row | Line | Contact here | Page of the operator | The page |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
  const grave = rows(true);
  const others = rows(false);
  return [
    'These helplines may have changed. Readers in danger call them: check them today.',
    `Open the page of each. If the number is there, write today's date into \`verified\` of its row in content/data/facts/mind.yml. If the number
has changed, correct \`contact\`. If the page has moved, correct \`page\`. If the helpline has closed, remove its row.`,
    table(grave),
    ...(others.length > 0 ? ['Pages that block programs; check these helplines, too:', table(others)] : []),
  ].join('\n\n');
}
