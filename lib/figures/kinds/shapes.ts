import 'server-only';
import {z} from 'zod';
import {report, tone} from './common';

const point = z.tuple([z.number(), z.number()]);
const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const SHAPES = ['rect', 'ellipse', 'line', 'polygon', 'path'] as const;

/** One shape of a diagram: exactly one of the five, with its tone. */
export const shape = z
  .strictObject({
    rect: four.optional(),
    ellipse: four.optional(),
    line: z.array(point).min(2).optional(),
    polygon: z.array(point).min(3).optional(),
    path: z
      .string()
      .regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,eE+-]+$/, {error: 'holds something that is not SVG path data'})
      .optional(),
    tone: tone.default('ink'),
    r: z.number().min(0).optional(),
    width: z.number().positive().optional(),
    fill: z.boolean().optional(),
    arrow: z.boolean().default(false),
    dashed: z.boolean().default(false),
  })
  .superRefine((value, context) => {
    const count = SHAPES.filter((name) => value[name] !== undefined).length;
    if (count !== 1) {
      report(
        context,
        [],
        `A shape of a diagram has ${count || 'none'} of ${SHAPES.join(', ')}.`,
        'give it exactly one',
      );
    }
  });

export type Shape = z.output<typeof shape>;
