import 'server-only';
import {z} from 'zod';
import {SiteError} from '@/lib/errors';

/** Text from an author: may be a number, but not empty. */
export const text = textOr();

function textOr(fix?: string) {
  return z.union([z.string().trim().min(1), z.number().transform(String)], fix);
}

/** A table cell: may be empty. */
export const cell = z.union([z.string().trim(), z.number().transform(String), z.null().transform(() => '')]);

/** Keys of figures that consist of text. */
export const written = {
  title: text.optional().describe('Short: names what is shown.'),
  caption: textOr('write one sentence that says what the figure shows').describe(
    'One sentence: what the figure shows.',
  ),
  note: text.optional().describe('Small print below the caption, such as whose climate it is.'),
  sources: z
    .array(z.string())
    .default([])
    .describe('Ids of the sources of the numbers; the front matter lists them, too.'),
};

/** Keys of drawn figures; an illustrative one shows a shape instead of measurements, with a note. */
export const drawn = {
  ...written,
  alt: textOr('write what the drawing shows, for someone who cannot see it').describe(
    'What the drawing shows, for readers who cannot see it.',
  ),
  illustrative: z.boolean().default(false).describe('True when it shows a shape instead of measurements.'),
};

const STRENGTHS = ['strong', 'moderate', 'weak', 'unknown'] as const;
export type Strength = (typeof STRENGTHS)[number];
export const strength = z.enum(STRENGTHS);

const TONES = [
  'ink',
  'soft',
  'line',
  'paper',
  'wash',
  'leaf',
  'water',
  'soil',
  'sun',
  'clay',
  'sky',
  'plum',
  'root',
  'citrus',
  'alert',
] as const;
export type Tone = (typeof TONES)[number];
export const tone = z.enum(TONES);

type Refinement = z.core.$RefinementCtx<unknown>;

/** Adds an issue with its own fix; `path` is relative to the value being checked. */
export function report(context: Refinement, path: PropertyKey[], problem: string, fix: string): void {
  context.addIssue({code: 'custom', path, message: problem, params: {fix}});
}

/** Returns what `read` returns; its SiteError becomes an issue at `path`. */
export function lookUp<T>(context: Refinement, path: PropertyKey[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // an error with its own file is a fault in the data, not in the article
    if (!(error instanceof SiteError) || error.details.file) throw error;
    report(context, path, error.details.problem, error.details.fix);
    return undefined;
  }
}

/** Adds issues for rows with the wrong number of cells. */
export function checkCounts(
  context: Refinement,
  rows: readonly (readonly unknown[])[],
  expected: number,
  describe: Counted,
): void {
  for (const [index, row] of rows.entries()) {
    if (row.length === expected) continue;
    const {cell, head, path} = describe;
    report(
      context,
      path(index),
      `${describe.row} ${index + 1} has ${count(row.length, cell)}, but there ${expected === 1 ? 'is' : 'are'} ${count(expected, head)}.`,
      `write ${count(expected, cell)}, one for each ${head}; quote a text that contains a comma`,
    );
  }
}

interface Counted {
  readonly row: string;
  readonly cell: string;
  readonly head: string;
  path(index: number): PropertyKey[];
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 || noun.endsWith('s') ? '' : 's'}`;
