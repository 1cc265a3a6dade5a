import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeFinder} from '@/lib/text-file';
import type {Report} from '../helpers';

interface Mark {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly fix: string;
}

/** Matches at the start of a line of a paragraph. */
const AT_LINES: readonly Mark[] = [
  {
    pattern: /^#{1,6}(?=\p{L})/gmu,
    problem: 'This is not a heading: its # needs a space after it.',
    fix: 'write "## Words"; a literal # is written \\#',
  },
  {
    pattern: /^(?:[-+*]|\d{1,2}[.)])(?=\p{L})/gmu,
    problem: 'This is not a list item: its mark needs a space after it.',
    fix: 'write "- Words" or "1. Words", with an empty line before the first item',
  },
  {
    pattern: /^(?:#{1,6}|[-+*]|\d{1,3}[.)])(?=[\u00a0\u2007\u202f])/gmu,
    problem: 'This starts no heading and no list: its mark is followed by a no-break space.',
    fix: 'replace it with an ordinary space',
  },
  {
    pattern: /^\|.*\|[^\S\n]*(?:\n\|.*\|[^\S\n]*)*$/gmu,
    problem: 'This is not a table.',
    fix: 'put an empty line before it and a line of dashes below its header: | --- | --- |, one cell for each column',
  },
  {
    pattern: /^[•‣◦](?=\s)/gmu,
    problem: 'This is not a list item.',
    fix: 'write "- Words", with an empty line before the first item',
  },
  {
    pattern: /^([–—])(?=[^\S\n][^\n]*\n\1[^\S\n])/gmu,
    problem: "These dashes make no list: they are a word processor's long ones.",
    fix: 'write "- Words", with an empty line before the first item',
  },
  {
    pattern: /^:{2,}(?= ?[A-Za-z])/gmu,
    problem: 'The colons have no meaning here, and readers would see them.',
    fix: 'write the component as a tag, such as <KeyPoints>, in a file that ends in .mdx',
  },
  {
    pattern: /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gimu,
    problem: 'This mark makes no box here and is printed.',
    fix: 'write <TakeCare title="…"> around the text, in .mdx, or remove the mark',
  },
];

/* Their length is limited: a text may be two megabytes of one opening character. */
const ANYWHERE: readonly Mark[] = [
  {
    pattern: /\]\((?=[^)\s]{1,500} =\d*x\d*\))/gu,
    problem: 'An image takes no size here.',
    fix: 'remove it: the build makes the sizes that readers need',
  },
  {
    pattern: /!\[[^[\]]{0,500}\]\s+\((?=[^\s)]{1,500}\))/gu,
    problem: 'This is not an image: there is a space between its description and its path.',
    fix: 'remove the space: ![what it shows](picture.jpg)',
  },
  {
    pattern: /\([^()]{1,200}\)\[(?=(?:\.{0,2}\/|https?:)[^\]\s]{1,500}\])/gu,
    problem: 'This is not a link: its brackets are the wrong way round.',
    fix: 'write the words first: [words](/address)',
  },
  {
    pattern: /\[(?!@)(?=[^[\]()\n]{1,200}\(\.{0,2}\/[^)\s]{1,500}\)(?![^[]{0,200}\]))/gu,
    problem: 'This is not a link: the bracket of its words is never closed.',
    fix: 'close it before the address: [words](/address)',
  },
  {
    pattern: /\^\[(?=[^\]]{1,500}\])/gu,
    problem: 'Brackets after a caret make no note and are printed.',
    fix: 'write [^1] there, and [^1]: with its words on a new line',
  },
  {
    pattern: /\]\((?=[^)]{0,500}\))(?![^)\s]{1,500} =\d*x\d*\))/gu,
    problem: 'This is not a link: its address has a space or a bracket too many.',
    fix: 'write a space in an address as %20: [words](/address)',
  },
  {
    pattern: /\]\((?![^)]{0,500}\))/gu,
    problem: 'This is not a link: the parenthesis of its address is never closed.',
    fix: 'close it after the address: [words](/address)',
  },
  {
    pattern: /(?<!!)\[(?!@)[^[\]]*\]\s+\((?=(?:\.{0,2}\/|https?:|#(?!\d))[^\s)]*\))/gu,
    problem: 'This is not a link: there is a space between its words and its address.',
    fix: 'remove the space: [words](/address); a literal bracket is written \\[',
  },
  {
    pattern: /\[\[(?!@)(?=[^\]]{1,200}\]\])/gu,
    problem: 'Double brackets make no link and are printed.',
    fix: 'write the address after the words: [words](/address); literal brackets are written \\[\\[',
  },
  {
    pattern: /\]\[[^\]]*\](?!\()/gu,
    problem: 'This link refers to a name that is not defined.',
    fix: 'write the address itself: [words](/address)',
  },
  {
    pattern: /\*{2,}/gu,
    problem: 'These asterisks make nothing bold and are printed.',
    fix: 'remove the space inside them: **words**; literal asterisks are written \\*\\*',
  },
  {
    pattern: /==(?=[\p{L}\d][^=\n]*==)/gu,
    problem: 'Equals signs highlight nothing and are printed.',
    fix: 'write **words**, which is bold',
  },
  {
    pattern: /\^(?=[\p{L}\d−-]{1,4}\^)/gu,
    problem: 'Carets make no superscript and are printed.',
    fix: 'write the character itself, such as ² or ³, or <sup>2</sup> in .mdx',
  },
  {
    pattern: /\[\^[^\]\s]{1,200}\]/gu,
    problem: 'This footnote has no text, and its mark is printed.',
    fix: 'cite a source with [@its-id]; a footnote needs a line [^1]: with its text',
  },
  {
    pattern: /`/gu,
    problem: 'This backtick has no partner and is printed.',
    fix: 'close it, or remove it',
  },
];

/** Characters that a link may have cut off from the text before it. */
const MAX_ADDRESS_LENGTH = 2000;

/** Markdown marks that have no effect and are printed, or have another effect: valid, but hardly ever intended. */
export function checkMarks(tree: Root, source: string, report: Report): void {
  checkStrokes(tree, source, report);
  const placeAt = placeFinder(source);
  visit(tree, 'text', (node, index, parent) => {
    const {start, end} = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const {offset} = start;
    // a bare address becomes a link, which ends the text before it
    const last = parent?.position?.end.offset ?? end.offset;
    // as it was written, because the text has lost its backslashes
    const toEnd = source.slice(offset, Math.min(last, end.offset + MAX_ADDRESS_LENGTH));
    const isAtLine = parent?.type === 'paragraph' && index === 0;
    const marks = isAtLine ? [...AT_LINES, ...ANYWHERE] : ANYWHERE;
    for (const {pattern, problem, fix} of marks) {
      for (const at of placesOf(pattern, toEnd, end.offset - offset)) {
        report('markdown', placeAt(offset + at), problem, fix);
      }
    }
  });
}

/** Where a pattern matches in a text, before `end` and without a backslash. */
function placesOf(pattern: RegExp, text: string, end: number): number[] {
  const places = [...text.matchAll(pattern)].map(({index}) => index);
  return places.filter((at) => at < end && text[at - 1] !== '\\');
}

/** Words between single tildes, which are struck through: hardly ever intended, least of all in H~2~O. */
function checkStrokes(tree: Root, source: string, report: Report): void {
  visit(tree, 'delete', ({position}) => {
    const offset = position?.start.offset;
    if (!position || offset === undefined || source.startsWith('~~', offset)) return;
    const problem = 'Single tildes strike the text through.';
    const fix =
      'write ~~words~~ if that is intended; for a subscript write the character itself, such as ₂, or <sub>2</sub> in .mdx';
    report('markdown', position.start, problem, fix);
  });
}
