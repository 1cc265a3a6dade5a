import {type Problem, SiteError} from '@/lib/errors';

const DASHES = /^---[ \t]*$/;
/** What people write instead of three dashes, or what word processors change them to. */
const NEARLY = /^[ \t]*(?:-{2,}|[–—]+-*|\+{3,}|\.{3}|={3,}|_{3,}|\*{3,})[ \t]*$/;
const KEY = /^[a-z]\w*[ \t]*:(?:[ \t]|$)/;
/** A key (also a misspelt one of several words), its continuation, or a comment, but not a level-2 heading. */
const OF_YAML = /^(?:\s|#(?!#)|-(?:[ \t]|$)|["']?[\w-]+(?: [\w-]+){0,2}["']?[ \t]*:(?:[ \t]|$)|[\]}])/;

/** The error for code instead of YAML. */
export const PROGRAM = {
  problem: 'Front matter that is a program is never run.',
  fix: 'write it as YAML between two lines of three dashes',
};

/** The line of dashes that ends the front matter. Throws a SiteError when dashes are missing or misspelt. */
export function endOfFrontMatter(text: string, file: string): number {
  const lines = text.split(/\r?\n/);
  checkBeginning(lines, file);
  const end = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
  const textAt = beginOfText(lines, end);
  if (textAt === undefined && end > 0) return end + 1;
  const wrong = lines.findIndex((line, index) => index > 0 && index <= (textAt ?? index) && isNearly(line));
  if (wrong > 0) {
    throw new SiteError({
      problem: 'The front matter does not end: this line must be exactly three dashes.',
      file,
      ...placeOf(lines, wrong),
      fix: 'start the line with ---, and write nothing else on it',
    });
  }
  const last = lastOfFrontMatter(lines, textAt ?? lines.length);
  throw new SiteError({
    problem: 'The front matter that starts here does not end: its closing line of three dashes is missing.',
    file,
    line: 1,
    column: 1,
    fix: `write --- on a separate line below line ${last + 1}${last > 0 ? ` (${shorten(lines[last]!)})` : ''}, before the text`,
  });
}

function checkBeginning(lines: readonly string[], file: string): void {
  const [head = ''] = lines;
  if (DASHES.test(head)) return;
  if (lines.every((line) => line.trim() === '')) {
    const fix = 'write the article, or delete the file; npm run new creates one with everything it needs';
    throw new SiteError({problem: 'The file is empty.', file, line: 1, column: 1, fix});
  }
  const report = (problem: string, fix: string, index = 0): never => {
    const details: Problem = {problem, file, ...placeOf(lines, index), fix};
    throw new SiteError(details);
  };
  const first = lines.findIndex((line) => line.trim() !== '');
  const written = lines[first] ?? '';
  if (first > 0 && DASHES.test(written)) {
    report('The front matter does not start on the first line.', 'delete the empty lines above the three dashes');
  }
  if (NEARLY.test(written) && lines.slice(first + 1).some((line) => KEY.test(line))) {
    report(
      'The front matter does not start: this line must be exactly three dashes.',
      'start the line with ---, and write nothing else on it',
      first,
    );
  }
  if (/^---[ \t]*[^-\s]/.test(head)) report(PROGRAM.problem, PROGRAM.fix);
  if (KEY.test(written)) {
    report(
      'The first line of the front matter, three dashes, is missing.',
      `write --- on a separate line above ${shorten(written)}`,
      first,
    );
  }
  report(
    'The front matter is missing.',
    'start the file with three dashes, the keys title and description, and three dashes',
  );
}

const isNearly = (line: string) => /^---./.test(line) || NEARLY.test(line);

/** Where the text starts although the front matter has not ended: words after an empty line that are not YAML. */
function beginOfText(lines: readonly string[], end: number): number | undefined {
  let isApart = end < 0;
  for (let index = 1; index < (end < 0 ? lines.length : end); index++) {
    const line = lines[index]!;
    if (line.trim() === '') isApart = true;
    else if (/^\S/.test(line) && isNearly(line)) return index;
    else if (isApart && !OF_YAML.test(line)) return index;
  }
  return undefined;
}

/** The last line with a key before the text, including its continuation. */
function lastOfFrontMatter(lines: readonly string[], before: number): number {
  let last = 0;
  for (let index = 1; index < before; index++) {
    const line = lines[index]!;
    if (KEY.test(line) || (last === index - 1 && last > 0 && /^(?:\s+\S|-[ \t]|[\]}])/.test(line))) last = index;
  }
  return last;
}

function placeOf(lines: readonly string[], index: number): {line: number; column: number} {
  const line = lines[index] ?? '';
  return {line: index + 1, column: line.trim() === '' ? 1 : line.length - line.trimStart().length + 1};
}

function shorten(line: string): string {
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line.trimEnd();
}
