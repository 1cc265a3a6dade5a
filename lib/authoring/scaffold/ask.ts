import {SiteError} from '@/lib/errors';
import {sections} from '@/lib/sections';
import {sourceAddress} from './new-source';
import {DEFAULT_FORMAT, FORMATS, KINDS, readFormat, readKind, readSection, readTitle} from './request';

export interface Terminal {
  ask(question: string): Promise<string>;
  tell(text: string): void;
}

/** What `read` makes of the answer to a question, which is asked again when the answer is wrong. */
export async function askUntilRight<T>(
  {ask, tell}: Terminal,
  question: string,
  read: (answer: string) => T,
): Promise<T> {
  for (;;) {
    const answer = (await ask(`${question}: `)).trim();
    try {
      return read(answer);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      tell(error.message);
    }
  }
}

/** Asks for the arguments of a bare `npm run new`, one by one, again after an invalid answer. */
export async function askForWords(terminal: Terminal): Promise<{words: string[]; format?: string}> {
  const askUntil = <T>(question: string, read: (answer: string) => T) => askUntilRight(terminal, question, read);
  const kind = await askUntil(`What should it be? ${KINDS.join(', ')}`, readKind);
  if (kind === 'source') {
    return {words: [kind, await askUntil('Its address, or its DOI', sourceAddress)]};
  }
  const titleOf = (answer: string) => readTitle(answer === '' ? [] : [answer], kind);
  if (kind === 'section') return {words: [kind, await askUntil('Its name', titleOf)]};
  const section =
    kind === 'doc' ? [await askUntil(`Section: ${sections.map(({id}) => id).join(', ')}`, readSection)] : [];
  const title = await askUntil('Title', titleOf);
  const format = await askUntil(`Format, Enter for ${DEFAULT_FORMAT}: ${FORMATS.join(', ')}`, (answer) =>
    readFormat(answer || DEFAULT_FORMAT),
  );
  return {words: [kind, ...section, title], format};
}
