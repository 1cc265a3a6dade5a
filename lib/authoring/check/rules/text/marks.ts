import type {Root} from 'mdast';
import {parseFragment} from 'parse5';
import {visit} from 'unist-util-visit';
import type {Fault} from '@/lib/faults';
import {placeFinder} from '@/lib/text-file';

interface Mark {
  readonly pattern: RegExp;
  /** Whether it makes nothing there; without it, everywhere. */
  isPrinted?(rest: string): boolean;
  /** In files of this kind alone. */
  readonly format?: 'md' | 'mdx';
  readonly problem: string;
  readonly fix: string;
}

/** Matches at the beginning of a line of a paragraph. */
const AT_LINES: readonly Mark[] = [
  {
    pattern: /^#{1,6}(?=\p{L})/gmu,
    problem: 'This is no heading: its # needs a space after it.',
    fix: 'write "## Words"; a # that belongs to the text is written \\#',
  },
  {
    pattern: /^(?:[-+*]|\d{1,2}[.)])(?=\p{L})/gmu,
    problem: 'This is no item of a list: its mark needs a space after it.',
    fix: 'write "- Words" or "1. Words", with an empty line before the first item',
  },
  {
    pattern: /^(?:#{1,6}|[-+*]|\d{1,3}[.)])(?=[\u00a0\u2007\u202f])/gmu,
    problem: 'This begins no heading and no list: behind its mark stands a no-break space.',
    fix: 'replace it with an ordinary space',
  },
  {
    pattern: /^\|.*\|[^\S\n]*(?:\n\|.*\|[^\S\n]*)*$/gmu,
    problem: 'This is no table.',
    fix: 'put an empty line before it and a line of dashes below its head: | --- | --- |, one cell for each column',
  },
  {
    pattern: /^[•‣◦](?=\s)/gmu,
    problem: 'This is no item of a list.',
    fix: 'write "- Words", with an empty line before the first item',
  },
  {
    pattern: /^–(?=[^\S\n][^\n]*\n–[^\S\n])/gmu,
    problem: 'These dashes make no list: they are the long ones of a word processor.',
    fix: 'write "- Words", with an empty line before the first item',
  },
  {
    pattern: /^:{2,}(?= ?[A-Za-z])/gmu,
    format: 'mdx',
    problem: 'Colons begin nothing in .mdx and are printed.',
    fix: 'write the component as a tag, such as <KeyPoints>, or let the name of the file end in .md',
  },
  {
    pattern: /^:{2,}(?= ?[A-Za-z])|^:{3,}(?=[^\S\n]*$)/gmu,
    format: 'md',
    problem: 'These colons begin and end nothing, and are printed.',
    fix: 'write :::take-care{title="Words"} on a line of its own, and ::: on a line below the text',
  },
  {
    pattern: /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gimu,
    problem: 'This mark makes no box here and is printed.',
    fix: 'write <TakeCare title="…"> round the text, in .md :::take-care{title="…"}, or take the mark out',
  },
];

/* Their length is bounded: a text may be two megabytes of one opening sign. */
const ANYWHERE: readonly Mark[] = [
  {
    pattern: /\]\((?=[^)]{0,500}\))/gu,
    problem: 'This link is no link: its address has a space or a bracket too many.',
    fix: 'write a space in an address as %20: [words](/address)',
  },
  {
    pattern: /\]\((?![^)]{0,500}\))/gu,
    problem: 'This link is no link: the parenthesis of its address is never closed.',
    fix: 'close it after the address: [words](/address)',
  },
  {
    pattern: /\[(?!@)[^[\]]*\]\s+\((?=(?:\.{0,2}\/|https?:|#(?!\d))[^\s)]*\))/gu,
    problem: 'This link is no link: a space is between its words and its address.',
    fix: 'let the two touch: [words](/address); a bracket that belongs to the text is written \\[',
  },
  {
    pattern: /\[\[(?!@)(?=[^\]]{1,200}\]\])/gu,
    problem: 'Double brackets make no link and are printed.',
    fix: 'write the address after the words: [words](/address); brackets that belong to the text are written \\[\\[',
  },
  {
    pattern: /\]\[[^\]]*\](?!\()/gu,
    problem: 'This link leads to a name that is defined nowhere.',
    fix: 'write the address itself: [words](/address)',
  },
  {
    pattern: /\*{2,}/gu,
    problem: 'These asterisks make nothing bold and are printed.',
    fix: 'let them touch the words: **words**; asterisks that belong to the text are written \\*\\*',
  },
  {
    pattern: /==(?=[\p{L}\d][^=\n]*==)/gu,
    problem: 'Equals signs mark nothing and are printed.',
    fix: 'write **words**, which is bold',
  },
  {
    pattern: /\^(?=[\p{L}\d−-]{1,4}\^)/gu,
    problem: 'Carets raise nothing and are printed.',
    fix: 'write the sign itself, such as ² or ³, or <sup>2</sup> in .mdx',
  },
  {
    pattern: /\[\^[^\]\s]{1,200}\]/gu,
    problem: 'This note has no text, and its mark is printed.',
    fix: 'cite a source with [@its-id]; a note of your own needs a line [^1]: with its words',
  },
  {
    pattern: /(?<![\w:]):(?=[a-z][a-z\d_+-]{1,30}:(?![\w:/]))/gu,
    problem: 'A name between colons makes no emoji and is printed.',
    fix: 'write the sign itself, such as 🙂, or take it out',
  },
  {
    pattern: /`/gu,
    problem: 'This backtick has no partner and is printed.',
    fix: 'close it, or take it out',
  },
  {
    // after a letter, as in "AT&T;", an ampersand hardly ever begins a name
    pattern: /(?<![\p{L}\d])&(?=[A-Za-z][A-Za-z\d]+;)|&(?=[a-z]{3,}\d*;)/gu,
    isPrinted: (rest) => !isCharacter(/^&\w+;/.exec(rest)?.[0] ?? ''),
    problem: 'No character has this name, and it is printed.',
    fix: 'correct the name, or write the original character; an ampersand that belongs to the text is written &amp;',
  },
];

/** Characters behind a text that an address cut off from it may have. */
const LONGEST_ADDRESS = 2000;

/** Marks of Markdown that have no effect and are printed, or have another effect: valid, and hardly ever meant. */
export function checkMarks(tree: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = strokes(tree, source, file);
  const placeAt = placeFinder(source);
  visit(tree, 'text', (node, index, parent) => {
    const {start, end} = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const {offset} = start;
    // as it was written, because a backslash is gone from the text
    const written = source.slice(offset, end.offset);
    // an address may be a link by itself, which ends the text before it
    const last = parent?.position?.end.offset ?? end.offset;
    const toEnd = source.slice(offset, Math.min(last, end.offset + LONGEST_ADDRESS));
    const isAtLine = parent?.type === 'paragraph' && index === 0;
    const marks = isAtLine ? [...AT_LINES, ...ANYWHERE] : ANYWHERE;
    const here = marks.filter(({format}) => !format || file.endsWith(`.${format}`));
    for (const {pattern, isPrinted = () => true, problem, fix} of here) {
      for (const at of placesOf(pattern, toEnd, written.length).filter((each) => isPrinted(toEnd.slice(each)))) {
        faults.push({rule: 'markdown', severity: 'error', problem, file, ...placeAt(offset + at), fix});
      }
    }
  });
  return faults;
}

/** Whether HTML knows a name such as &deg; of a character. */
function isCharacter(name: string): boolean {
  const [text] = parseFragment(name).childNodes;
  return text !== undefined && 'value' in text && text.value !== name;
}

/** Where a pattern matches in a text, before `end` and without a backslash. */
function placesOf(pattern: RegExp, text: string, end: number): number[] {
  const places = [...text.matchAll(pattern)].map(({index}) => index);
  return places.filter((at) => at < end && text[at - 1] !== '\\');
}

/** Words between single tildes, which are struck through: hardly ever meant, least of all in H~2~O. */
function strokes(tree: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'delete', ({position}) => {
    const offset = position?.start.offset;
    if (!position || offset === undefined || source.startsWith('~~', offset)) return;
    const {line, column} = position.start;
    const problem = 'Single tildes strike the text through.';
    const fix =
      'write ~~words~~ if that is meant; a low digit is written as itself, such as ₂, or <sub>2</sub> in .mdx';
    faults.push({rule: 'markdown', severity: 'error', problem, file, line, column, fix});
  });
  return faults;
}
