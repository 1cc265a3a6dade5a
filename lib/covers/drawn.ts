import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';

/** Key of a drawing → the names of its files. */
export type Drawn = Readonly<Record<string, Readonly<Record<'thumbnail' | 'head', string>>>>;

/** The drawings of earlier builds, from the file they left: drawing 10,000 takes a minute. */
export function drawnBefore(file: string | undefined): Drawn {
  if (!file || !existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Drawn;
  } catch {
    // damaged, so everything is drawn again
    return {};
  }
}

/** Changes with the subject and with the drawing code. */
export function drawingKey(subject: object): string {
  return hashOf(inputsHash('drawn'), JSON.stringify(subject));
}
