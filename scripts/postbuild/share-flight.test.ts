import {afterEach, expect, test, vi} from 'vitest';
import {type FlightToken, startApplication} from '@/lib/inline/start-application';
import type {FlightPart} from './adopted-texts.mts';
import {piecesOf, sharedPieces, tokensOf} from './share-flight.mts';

const FIRST = (address: string) =>
  `0:{"P":null,"c":["","docs","${address}"],"q":"","t":{"a long tree":"as every page has it"}}\n`;
const FRAME = '1:I[12,["/_next/static/chunks/a.js"],"Frame"]\n';
const head = (title: string) =>
  `2:[["$","title","0",{"children":"${title}"}],["$","meta","1",{"content":"${title}"}],["$","link","2",{"rel":"icon"}]]\n`;
const flightOf = (name: string): FlightPart[] => [FIRST(name) + FRAME, {row: '3', adopt: 0}, head(name)];
const pages = ['a', 'b', 'c'].map((name) => ({flight: flightOf(name)}));

/** The data the application gets: what the script makes of the tokens in a page with these adopted elements. */
function handedOver(tokens: readonly FlightToken[], shared: readonly string[], adopted: readonly string[]): unknown {
  const page = {};
  vi.stubGlobal('self', page);
  vi.stubGlobal('document', {querySelectorAll: () => adopted.map((innerHTML) => ({innerHTML}))});
  vi.stubGlobal('setTimeout', () => {});
  startApplication(shared, tokens, [], () => {});
  return page;
}

afterEach(() => vi.unstubAllGlobals());

test('cutting loses nothing', () => {
  for (const text of [FIRST('x') + FRAME + head('y'), 'no line break at the end', '\n\n', '']) {
    expect(piecesOf(text).join('')).toBe(text);
  }
});

test('what three pages have is shared, also around their address and between the tags of their heads', () => {
  const shared = sharedPieces(pages);
  expect(shared).toContain(FRAME);
  expect(shared).toContain(',"q":"","t":{"a long tree":"as every page has it"}}\n');
  expect(shared).toContain(',["$","link","2",{"rel":"icon"}]]\n');
  expect(shared.join('')).not.toMatch(/"docs"|title/);
});

test('what two pages have, or what is short, is not', () => {
  expect(sharedPieces(pages.slice(0, 2))).toEqual([]);
  expect(sharedPieces(['a', 'b', 'c'].map(() => ({flight: ['9:null\n']})))).toEqual([]);
});

test('a page holds numbers for it, and one text for each stretch of its own', () => {
  const shared = new Map([[FRAME, 7]]);
  expect(tokensOf(['0:1\n1:2\n', `2:3\n${FRAME}4:5\n`, {row: '6', adopt: 2}], shared)).toEqual([
    '0:1\n1:2\n2:3\n',
    7,
    '4:5\n',
    ['6', 2],
  ]);
});

test('the script puts the same data together again', () => {
  const shared = sharedPieces(pages);
  const tokens = tokensOf(flightOf('b'), new Map(shared.map((piece, number) => [piece, number])));
  expect(handedOver(tokens, shared, ['<p>ü</p>'])).toEqual({
    __next_f: [[0], [1, `${FIRST('b')}${FRAME}3:T9,<p>ü</p>${head('b')}`]],
  });
});
