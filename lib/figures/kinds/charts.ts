import 'server-only';
import {z} from 'zod';
import type {FactRecord} from '@/lib/data/fact-files';
import {factRows, factSources, factUnit} from '@/lib/data/facts';
import {choices} from '@/lib/errors';
import {checkCounts, drawn, lookUp, report, text, tone} from './common';

const item = z.strictObject({label: text, value: z.number(), note: text.optional()});
const mark = z.strictObject({value: z.number(), label: text});
type BarItem = z.output<typeof item>;

const barInput = z.strictObject({
  ...drawn,
  kind: z.literal('bar'),
  unit: text.optional().describe('Unit of the values.'),
  items: z.array(item).min(1).optional().describe('The bars: `{label, value, note?}`. Or give `data`.'),
  data: z.string().optional().describe('Id of a list in content/data/facts instead of `items`.'),
  label: z.string().optional().describe('With `data`: the key of a row that names the bar; `food` by default.'),
  value: z.string().optional().describe('With `data`: the key that holds the number; `amount` by default.'),
  limit: z.number().int().positive().optional().describe('With `data`: at most this many bars.'),
  target: mark.optional().describe('A line across the bars: `{value, label}`.'),
});

export const bar = barInput.transform((figure, context) => {
  const {data, label, value, limit, items, ...rest} = figure;
  if (data && items) {
    report(context, ['items'], 'A bar figure has both "items" and "data".', 'keep one of them');
  }
  if (!data) {
    if (!items) report(context, ['items'], 'A bar figure needs "items" or "data".', 'add items: [{label, value}]');
    return {...rest, items: items ?? [], dataSources: [] as readonly string[]};
  }
  const rows = lookUp(context, ['data'], () => factRows(data)) ?? [];
  const keys = {label: label ?? 'food', value: value ?? 'amount'};
  const found = rows.flatMap((row) => rowItem(row, keys.label, keys.value));
  if (rows[0] && found.length === 0) {
    report(
      context,
      [typeof rows[0][keys.label] === 'string' ? 'value' : 'label'],
      `The rows of "${data}" have no text "${keys.label}" with a number "${keys.value}".`,
      choices(value ?? label ?? '', Object.keys(rows[0])),
    );
  } else if (found.length < rows.length) {
    const ids = rows.flatMap((row) => (rowItem(row, keys.label, keys.value).length > 0 ? [] : [String(row.id)]));
    report(
      context,
      ['data'],
      `Some rows of "${data}" have no text "${keys.label}" with a number "${keys.value}", and would have no bar: ${ids.join(', ')}.`,
      'add both in content/data/facts, name another label or value, or write `items` instead',
    );
  }
  const first = rows[0] && lookUp(context, ['data'], () => factUnit(`${data}.${rows[0]?.id}`));
  const dataSources = new Set(
    rows.flatMap((row) => lookUp(context, ['data'], () => factSources(`${data}.${row.id}`)) ?? []),
  );
  return {
    ...rest,
    unit: rest.unit ?? first,
    items: found.sort((a, b) => b.value - a.value).slice(0, limit),
    dataSources: [...dataSources],
  };
});

function rowItem(row: FactRecord, label: string, value: string): BarItem[] {
  const [name, number] = [row[label], row[value]];
  if (typeof name !== 'string' || typeof number !== 'number') return [];
  return [{label: name, value: number, note: servingOf(row)}];
}

/** A serving with its weight, grams first where it is an American weight: "1 cup (245 g)", "85 g (3 oz)". */
function servingOf({serving, grams}: FactRecord): string | undefined {
  if (typeof serving !== 'string' || typeof grams !== 'number')
    return serving === undefined ? undefined : String(serving);
  const weight = `${Math.round(grams)} g`;
  return serving.endsWith(' oz') ? `${weight} (${serving})` : `${serving} (${weight})`;
}

export const stacked = z
  .strictObject({
    ...drawn,
    kind: z.literal('stacked'),
    unit: text.optional().describe('Unit of the values.'),
    series: z.array(text).min(2).max(6).describe('Names of the parts.'),
    tones: z
      .array(tone)
      .optional()
      .describe('Colours of the parts instead of the default ones, such as `[water, paper, root]`; `paper` is empty.'),
    items: z
      .array(z.strictObject({label: text, values: z.array(z.number().min(0))}))
      .min(1)
      .describe('The bars: `{label, values}`, one value for each part.'),
  })
  .superRefine(({series, tones, items}, context) => {
    if (tones && tones.length !== series.length)
      report(
        context,
        ['tones'],
        `There are ${series.length} series and ${tones.length} tones.`,
        'make both the same length',
      );
    const path = (index: number) => ['items', index, 'values'];
    checkCounts(
      context,
      items.map(({values}) => values),
      series.length,
      {row: 'Item', cell: 'value', head: 'series', path},
    );
  });

const rangeItem = z
  .strictObject({label: text, from: z.number(), to: z.number(), note: text.optional()})
  .refine(({from, to}) => from <= to, {
    path: ['to'],
    message: '"to" is smaller than "from".',
    params: {fix: 'swap them'},
  });

export const range = z.strictObject({
  ...drawn,
  kind: z.literal('range'),
  unit: text.optional().describe('Unit of the values.'),
  items: z.array(rangeItem).min(1).describe('The bars: `{label, from, to, note?}`.'),
  marks: z.array(mark).default([]).describe('Lines across the bars: `{value, label}`.'),
});

const ticks = z.array(z.strictObject({at: z.number(), label: text})).min(2);
/** Characters that fit below a chart on a phone. */
const MAX_LABELS = 30;
const shortTicks = ticks.refine((all) => all.map(({label}) => label).join(' ').length <= MAX_LABELS, {
  message: 'The labels of the ticks would overlap on a phone.',
  params: {fix: `shorten them to ${MAX_LABELS} characters in all, with a space between two, or leave some out`},
});

export const line = z
  .strictObject({
    ...drawn,
    kind: z.literal('line'),
    formula: z.boolean().default(false).describe('True for values from a formula: smooth lines without points.'),
    x: z
      .strictObject({label: text, unit: text.optional(), ticks: shortTicks.optional()})
      .describe('The axis below: `{label, unit?, ticks?: [{at, label}]}`.'),
    y: z
      .strictObject({
        label: text,
        unit: text.optional(),
        min: z.number().optional(),
        max: z.number().optional(),
        ticks: ticks.optional(),
      })
      .describe('The axis on the left: `{label, unit?, min?, max?, ticks?}`.'),
    series: z
      .array(
        z.strictObject({
          label: text,
          points: z.array(z.tuple([z.number(), z.number()])).min(2),
          step: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(6)
      .describe('The lines: `{label, points: [[x, y], …], step?: true}`.'),
  })
  .superRefine(({y: {min = -Infinity, max = Infinity}, series}, context) => {
    if (min >= max) return report(context, ['y', 'max'], '"max" is not larger than "min".', 'swap them, or remove one');
    for (const [index, {points}] of series.entries()) {
      const outside = points.findIndex(([, value]) => value < min || value > max);
      if (outside < 0) continue;
      const fix = 'correct the point, or "min" and "max" of y';
      report(
        context,
        ['series', index, 'points', outside],
        `A point is outside of ${min} to ${max}, and would not be drawn.`,
        fix,
      );
    }
  });
