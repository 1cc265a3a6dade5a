import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {contentFiles} from '@/lib/content/content-files';
import {Faults} from '@/lib/faults';
import {fastParser, quickTree} from './fast-parser';
import {prepareMarkdown} from './prepare';

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

const articles = contentFiles(process.cwd(), new Faults())
  .map(({file}) => file)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const [, front = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    return prepareMarkdown(front.replace(/[^\n]/g, '') + body, 'mdx', file, 1);
  });

/** A tree as one text; without expressions, which Sätteri does not parse, and without undefined keys. */
const printed = (tree: Root) =>
  JSON.stringify(tree, (key, value) => {
    if (key === 'data' || value === null) return undefined;
    return typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });

test('every article has the same tree, with the same places, as with remark', () => {
  expect(articles.length).toBeGreaterThan(200);
  for (const text of articles) expect(printed(quickTree(text)!)).toBe(printed(remark.parse(text)));
});

/** Typical typing mistakes and pasted text. */
const SLIPS =
  `< { } * ** _ [ ] ]( \` \`\`\` \\ | # ~ ~~ > - 1. <b> </b> <br/> <Term> </Term> <Fact\u00a0id="a"/> <!--x--> &amp; &copy [^1]`
    .split(' ')
    .concat(
      '\n',
      '\n\n',
      '\n    ',
      '  \n',
      '\n***\n',
      '\n===\n',
      '\n| a | b |\n| - | - |\n',
      '\n[^1]: Note.\n',
      '\t',
      '\u00a0',
    );

test('a text with mistakes has the same tree as with remark, or is left to remark', () => {
  // a linear congruential generator: the same mistakes in every run (Numerical Recipes, 7.1)
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * below);
  };
  let quick = 0;
  for (let round = 0; round < 400; round++) {
    const whole = articles[random(articles.length)]!;
    const from = random(whole.length - 600);
    const at = random(600);
    const text = whole.slice(from, from + at) + SLIPS[random(SLIPS.length)] + whole.slice(from + at, from + 600);
    const tree = quickTree(text);
    if (!tree) continue;
    quick += 1;
    expect(printed(tree), text).toBe(printed(remark.parse(text)));
  }
  expect(quick).toBeGreaterThan(100);
});

test.each(['Two {1 + 1} three.', 'import a from "b"', '<Fact id={3} />', '<Fact {...all} />', '<Term>', '5 <3'])(
  '%s is left to remark',
  (text) => expect(quickTree(text)).toBeUndefined(),
);

test('a comment is no expression', () => {
  expect(quickTree('{/* truncate */}')?.children[0]).toMatchObject({
    type: 'mdxFlowExpression',
    value: '/* truncate */',
  });
});

test('attributes have places, in every notation', () => {
  const text = 'A <Term\n  means="one"\n title = \'two\' open>word</Term>.';
  expect(printed(quickTree(text)!)).toBe(printed(remark.parse(text)));
});

test('remark reports errors', () => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(fastParser);
  expect(() => processor.parse('One <b.')).toThrow(/Unexpected end of file/);
  expect(processor.parse('One *two*.')).toEqual(quickTree('One *two*.'));
});
