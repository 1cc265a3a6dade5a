import {expect, test} from 'vitest';
import {sections} from '@/lib/sections';
import {askForWords} from './ask';

/** What comes of these answers, and all that is said meanwhile. */
async function answered(...answers: string[]) {
  const said: string[] = [];
  const ask = async (question: string) => {
    said.push(question);
    return answers.shift()!;
  };
  return {...(await askForWords({ask, tell: (text) => said.push(text)})), said};
}

test('a post needs a title; its format has a default', async () => {
  const {words, format, said} = await answered('post', 'Sowing peas', '');
  expect(words).toEqual(['post', 'Sowing peas']);
  expect(format).toBe('explainer');
  expect(said[0]).toBe('What should it be? post, doc, section, source: ');
});

test('a doc needs a section too', async () => {
  const {id} = sections[0]!;
  expect(await answered('doc', id, 'Sowing peas', 'how-to')).toMatchObject({
    words: ['doc', id, 'Sowing peas'],
    format: 'how-to',
  });
});

test('a section has a name, a source an address', async () => {
  expect((await answered('section', 'Better sleep')).words).toEqual(['section', 'Better sleep']);
  expect((await answered('source', '10.1000/182')).words).toEqual(['source', 'https://doi.org/10.1000/182']);
});

test('a wrong answer is explained, and asked for again', async () => {
  const {words, said} = await answered('pots', 'post', '', 'Sowing peas', 'how to', 'how-to');
  expect(words).toEqual(['post', 'Sowing peas']);
  expect(said.join('\n')).toContain('Unknown kind "pots".\n  fix: did you mean "post"?');
  expect(said.join('\n')).toContain('The title is missing.');
  expect(said.join('\n')).toContain('Unknown format "how to".\n  fix: did you mean "how-to"?');
});
