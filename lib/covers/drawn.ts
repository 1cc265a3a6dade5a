import {existsSync, readFileSync} from 'node:fs';
import {hashOf, hashOfSources} from '@/lib/cache';

/** Key of a drawing → the names of its files. */
export type Drawn = Readonly<Record<string, Readonly<Record<'thumbnail' | 'head', string>>>>;

/** What was drawn in an earlier build, from the file it left behind: 10,000 drawings take a minute. */
export function drawnBefore(file: string | undefined): Drawn {
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Drawn) : {};
}

let made: string | undefined;

/** Changes with the subject and with the code that draws. */
export function drawingKey(subject: object): string {
  made ??= hashOfSources(process.cwd(), ['lib/covers']);
  return hashOf(made, JSON.stringify(subject));
}
