import 'server-only';
import {z} from 'zod';
import {drawn, report, text} from './common';
import {cornersOf, isOutside, shape} from './shapes';

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
