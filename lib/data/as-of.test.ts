import {createElement} from 'react';
import {expect, test, vi} from 'vitest';
import {Fact} from '@/components/article/fact';
import {compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext} from '@/lib/content/markdown/context';
import {onDay} from './as-of';
import {checkFactFile} from './check';
import {parseFactFile} from './fact-files';
import {factRows} from './facts';
import {formatFact} from './format';

const ROW = `
met_values:
  - id: brisk
    activity: Walking briskly
    unit: METs
    met: 4.8
    src: [compendium-2024]
    earlier:
      - {until: 2011-08-01, met: 3.8, src: [compendium-2000]}
      - {until: 2024-01-22, met: 4.3, src: [compendium-2011]}
`;
const ID = 'outdoors.met_values.brisk.met';

vi.mock('./fact-files', async (actual) => {
  const own = await actual<typeof import('./fact-files')>();
  return {...own, factFiles: () => new Map([['outdoors', own.parseFactFile('outdoors', ROW)]])};
});

test('the MET of a walk is that of the given day, and the newest without one', () => {
  const on = (day?: string) => onDay(day, () => formatFact(ID));
  expect(on()).toBe('4.8\u00a0METs');
  expect(on('2010-05-01')).toBe('3.8\u00a0METs');
  expect(on('2015-05-01')).toBe('4.3\u00a0METs');
  // on the day it was published the new value is valid
  expect(on('2024-01-22')).toBe('4.8\u00a0METs');
  expect(onDay('2015-05-01', () => factRows('outdoors.met_values'))).toMatchObject([
    {met: 4.3, src: ['compendium-2011'], activity: 'Walking briskly'},
  ]);
});

async function compiled(file: string): Promise<string> {
  const body = `A walk: <Fact id="${ID}" />.\n\n<Update date="2025-01-01">\n\nNow <Fact id="${ID}" />.\n\n</Update>\n`;
  const components = {
    Update: 'aside',
    Fact: (props: {id?: string; on?: string}) => createElement(Fact, {...props, file}),
  };
  const html = await compileMarkdown({body, bodyLine: 1, context: compileContext(file), components});
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('a post prints the value of its day, its dated note the newest; a doc the newest', async () => {
  expect(await compiled('content/blog/2015-05-01-walk.mdx')).toBe('A walk: 4.3 METs. Now 4.8 METs.');
  expect(await compiled('content/docs/outdoors/walk.mdx')).toBe('A walk: 4.8 METs. Now 4.8 METs.');
});

test('an earlier value has a day and a source', () => {
  const reported = (text: string) =>
    checkFactFile(parseFactFile('outdoors', text), ['compendium-2000', 'compendium-2011', 'compendium-2024']).map(
      ({details}) => details.problem,
    );
  expect(reported(ROW)).toEqual([]);
  expect(reported(ROW.replace('until: 2011-08-01', 'until: soon'))).toEqual([
    'An earlier value has no day until which it was valid.',
  ]);
  expect(reported(ROW.replace(', src: [compendium-2000]', ''))).toEqual(['An earlier value has no source.']);
});
