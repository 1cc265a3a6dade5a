import 'server-only';
import {z} from 'zod';
import type {FactRecord} from '@/lib/data/fact-files';
import {factRows, factSources, factUnit} from '@/lib/data/facts';
import {choices} from '@/lib/errors';
import {checkCounts, drawn, lookUp, report, text} from './common';

const item = z.strictObject({label: text, value: z.number(), note: text.optional()});
const mark = z.strictObject({value: z.number(), label: text});
export type BarItem = z.output<typeof item>;

const barInput = z.strictObject({
  ...drawn,
  kind: z.literal('bar'),
  unit: text.optional(),
  items: z.array(item).min(1).optional(),
  data: z.string().optional(),
  label: z.string().optional(),
  value: z.string().optional(),
  limit: z.number().int().positive().optional(),
  target: mark.optional(),
});

export const bar = barInput.transform((figure, context) => {
  const {data, label, value, limit, items, ...rest} = figure;
  if (!data) {
    if (!items) report(context, ['items'], 'A bar figure needs "items" or "data".', 'add items: [{label, value}]');
    return {...rest, items: items ?? [], dataSources: [] as readonly string[]};
  }
  const rows = lookUp(context, ['data'], () => factRows(data)) ?? [];
  const found = rows.flatMap((row) => rowItem(row, label ?? 'food', value ?? 'amount'));
  if (rows[0] && found.length === 0) {
    report(
      context,
      [typeof rows[0][label ?? 'food'] === 'string' ? 'value' : 'label'],
      `The rows of "${data}" have no text "${label ?? 'food'}" with a number "${value ?? 'amount'}".`,
      choices(value ?? label ?? '', Object.keys(rows[0])),
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
  return [{label: name, value: number, note: typeof row.serving === 'string' ? row.serving : undefined}];
}

export const stacked = z
  .strictObject({
    ...drawn,
    kind: z.literal('stacked'),
    unit: text.optional(),
    series: z.array(text).min(2).max(6),
    items: z.array(z.strictObject({label: text, values: z.array(z.number().min(0)), note: text.optional()})).min(1),
  })
  .superRefine(({series, items}, context) => {
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
  unit: text.optional(),
  items: z.array(rangeItem).min(1),
  marks: z.array(mark).default([]),
});

export const line = z.strictObject({
  ...drawn,
  kind: z.literal('line'),
  x: z.strictObject({
    label: text,
    unit: text.optional(),
    ticks: z
      .array(z.strictObject({at: z.number(), label: text}))
      .min(2)
      .optional(),
  }),
  y: z.strictObject({
    label: text,
    unit: text.optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    ticks: z
      .array(z.strictObject({at: z.number(), label: text}))
      .min(2)
      .optional(),
  }),
  series: z
    .array(
      z.strictObject({
        label: text,
        points: z.array(z.tuple([z.number(), z.number()])).min(2),
        step: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(6),
});
