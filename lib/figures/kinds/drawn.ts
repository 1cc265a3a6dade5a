import 'server-only';
import {z} from 'zod';
import {drawn, report, strength, text, tone} from './common';
import {cornersOf, isOutside, shape} from './shapes';

export const plate = z
  .strictObject({
    ...drawn,
    kind: z.literal('plate'),
    parts: z
      .array(z.strictObject({label: text, share: z.number().positive(), text: text.optional(), tone: tone.optional()}))
      .min(2)
      .max(8)
      .describe('The parts: `{label, share, text?, tone?}`; the shares add up to 100.'),
  })
  .superRefine(({parts}, context) => {
    const sum = parts.reduce((total, {share}) => total + share, 0);
    if (Math.abs(sum - 100) > 0.5) {
      report(
        context,
        ['parts'],
        `The shares add up to ${sum}, not to 100.`,
        'give each part its share of the plate in percent',
      );
    }
  });

export const cycle = z.strictObject({
  ...drawn,
  kind: z.literal('cycle'),
  steps: z
    .array(z.strictObject({label: text, text: text.optional()}))
    .min(3)
    .max(8)
    .describe('The steps of the cycle: `{label, text?}`.'),
  centre: text.optional().describe('Text in the middle.'),
});

export const branches = z.strictObject({
  ...drawn,
  kind: z.literal('branches'),
  centre: text.describe('Text in the middle.'),
  branches: z
    .array(z.strictObject({label: text, text: text.optional(), strength: strength.optional()}))
    .min(2)
    .describe('The branches: `{label, text?, strength?}`.'),
});

const axis = z.strictObject({low: text, high: text, label: text.optional()});
const coordinate = z.number().min(0).max(10);

export const quadrant = z.strictObject({
  ...drawn,
  kind: z.literal('quadrant'),
  x: axis.describe('From left to right: `{low, high, label?}`.'),
  y: axis.describe('From bottom to top: `{low, high, label?}`.'),
  points: z
    .array(z.strictObject({label: text, x: coordinate, y: coordinate, text: text.optional()}))
    .min(1)
    .describe('The points, from 0 to 10: `{label, x, y, text?}`.'),
});

export const diagram = z
  .strictObject({
    ...drawn,
    kind: z.literal('diagram'),
    width: z.number().positive().default(100).describe('Width of the field, in any unit.'),
    height: z.number().positive().default(60).describe('Height of the field.'),
    shapes: z.array(shape).min(1).describe('What is drawn, later shapes on top; see docs/writing.md.'),
    labels: z
      .array(z.strictObject({at: z.tuple([z.number(), z.number()]), label: text, text: text.optional()}))
      .default([])
      .describe('Numbered discs, explained beside the drawing: `{at: [x, y], label, text?}`.'),
  })
  .superRefine(({width, height, shapes, labels}, context) => {
    const fix = `the field goes from [0, 0] to [${width}, ${height}]: move it there, or change the figure's width or height`;
    for (const [index, {at}] of labels.entries()) {
      if (isOutside([at], width, height))
        report(context, ['labels', index, 'at'], 'A label is outside of the field.', fix);
    }
    for (const [index, shape] of shapes.entries()) {
      if (isOutside(cornersOf(shape), width, height))
        report(context, ['shapes', index], 'A shape is outside of the field, where nobody would see it.', fix);
    }
  });
