import 'server-only';
import {z} from 'zod';
import {cell, checkCounts, report, strength, text, written} from './common';

export const table = z
  .strictObject({
    ...written,
    kind: z.literal('table'),
    columns: z.array(cell).min(2).describe('Column headings.'),
    rows: z
      .array(z.array(cell))
      .min(1)
      .describe('Lists of cells, one cell for each column; `...` is a box to fill in on paper.'),
  })
  .superRefine(({columns, rows}, context) => {
    checkCounts(context, rows, columns.length, {
      row: 'Row',
      cell: 'cell',
      head: 'column',
      path: (index) => ['rows', index],
    });
  });

export const steps = z.strictObject({
  ...written,
  kind: z.literal('steps'),
  steps: z
    .array(z.strictObject({title: text, text: text.optional()}))
    .min(1)
    .describe('The steps in order: `{title, text?}`.'),
});

export const evidence = z.strictObject({
  ...written,
  kind: z.literal('evidence'),
  items: z
    .array(z.strictObject({claim: text, strength, text: text.optional()}))
    .min(1)
    .describe('Claims: `{claim, strength: strong, moderate, weak or unknown, text?}`.'),
});

export const checklist = z.strictObject({
  ...written,
  kind: z.literal('checklist'),
  groups: z
    .array(z.strictObject({title: text.optional(), items: z.array(text).min(1)}))
    .min(1)
    .describe('Lists to tick off: `{title?, items}`.'),
});

export const CARE_LEVELS = ['self', 'ask', 'urgent'] as const;

export const care = z.strictObject({
  ...written,
  kind: z.literal('care'),
  levels: z
    .array(z.strictObject({level: z.enum(CARE_LEVELS), title: text, items: z.array(text).min(1)}))
    .min(1)
    .describe('When to do what: `{level: self, ask or urgent, title, items}`.'),
});

/** A question with its answers; an answer leads to a result (`then`) or to the next question. */
export interface Question {
  readonly ask: string;
  readonly options: readonly Answer[];
}
export interface Answer {
  readonly answer: string;
  readonly then?: string | undefined;
  readonly ask?: string | undefined;
  readonly options?: readonly Answer[] | undefined;
}

const answer = z
  .strictObject({
    answer: text,
    // biome-ignore lint/suspicious/noThenProperty: the authors' word; its value is never a function.
    then: text.optional(),
    ask: text.optional(),
    get options(): z.ZodOptional<z.ZodArray<z.ZodType<Answer>>> {
      return z.array(answer as z.ZodType<Answer>).optional();
    },
  })
  .superRefine((value, context) => {
    if (value.then && value.ask) report(context, ['ask'], 'An answer has both "then" and "ask".', 'keep one of them');
    else if (!value.then && !(value.ask && value.options)) {
      report(
        context,
        [],
        'An answer has neither "then" nor "ask".',
        'add then: "what to do", or ask: "the next question" with options',
      );
    }
  });

export const tree = z.strictObject({
  ...written,
  kind: z.literal('tree'),
  ask: text.describe('The first question.'),
  options: z
    .array(answer as z.ZodType<Answer>)
    .min(2)
    .describe('Its answers: `{answer, then: a result}` or `{answer, ask: the next question, options}`.'),
});
