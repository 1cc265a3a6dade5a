import 'server-only';
import {z} from 'zod';
import {cell, checkCounts, drawn, text, written} from './common';

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A month as 0 to 11. */
const month = z.enum(MONTHS).transform((name) => MONTHS.indexOf(name));

/** A time of day as minutes since midnight, 0 to 1440. */
const time = z.string().transform((value, context) => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(value) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (total <= 1440 && Number(minutes) < 60) return total;
  context.addIssue({
    code: 'custom',
    message: `"${value}" is not a time of day.`,
    params: {fix: 'write it as "07:30" or "22:00", in quotes'},
  });
  return z.NEVER;
});

const CALENDAR_KINDS = ['sow', 'plant', 'harvest', 'prune', 'rest', 'peak', 'note'] as const;
const CLOCK_KINDS = ['sleep', 'light', 'food', 'move', 'work', 'calm', 'note'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];
export type ClockKind = (typeof CLOCK_KINDS)[number];

const row = <T extends z.ZodType>(span: T) =>
  z.strictObject({label: text, note: text.optional(), spans: z.array(span).min(1)});

export const calendar = z.strictObject({
  ...drawn,
  kind: z.literal('calendar'),
  rows: z
    .array(row(z.strictObject({from: month, to: month, kind: z.enum(CALENDAR_KINDS), label: text.optional()})))
    .min(1)
    .describe('Rows over the twelve months: `{label, note?, spans: [{from: Mar, to: May, kind: sow, label?}]}`.'),
});

export const clock = z.strictObject({
  ...drawn,
  kind: z.literal('clock'),
  rows: z
    .array(row(z.strictObject({from: time, to: time, kind: z.enum(CLOCK_KINDS), label: text.optional()})))
    .min(1)
    .describe('Rows over the day: `{label, note?, spans: [{from: "22:00", to: "06:00", kind: sleep, label?}]}`.'),
});

export const schedule = z
  .strictObject({
    ...written,
    kind: z.literal('schedule'),
    columns: z.array(cell).min(1).describe('Column headings.'),
    rows: z
      .array(z.strictObject({label: text, cells: z.array(cell)}))
      .min(1)
      .describe('Rows: `{label, cells}`, one cell for each column; `...` is a box to fill in on paper.'),
  })
  .transform((figure) => {
    // A heading for the column of row labels is optional: columns may include it.
    const isCorner = figure.rows.every(({cells}) => cells.length === figure.columns.length - 1);
    return {
      ...figure,
      corner: isCorner ? figure.columns[0]! : '',
      columns: isCorner ? figure.columns.slice(1) : figure.columns,
    };
  })
  .superRefine(({columns, rows}, context) => {
    const path = (index: number) => ['rows', index, 'cells'];
    checkCounts(
      context,
      rows.map(({cells}) => cells),
      columns.length,
      {row: 'Row', cell: 'cell', head: 'column', path},
    );
  });

export const timeline = z.strictObject({
  ...written,
  kind: z.literal('timeline'),
  items: z
    .array(z.strictObject({when: text, title: text, text: text.optional()}))
    .min(1)
    .describe('Events in order: `{when, title, text?}`.'),
});
