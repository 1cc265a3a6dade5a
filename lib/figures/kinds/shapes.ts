import 'server-only';
import {z} from 'zod';
import {drawingNames} from '@/lib/data/drawings';
import {choices} from '@/lib/errors';
import {report, tone} from './common';

const point = z.tuple([z.number(), z.number()]);
const length = z.number().positive();
/** A position and two lengths. */
const four = z.tuple([z.number(), z.number(), length, length]);

const SHAPES = ['rect', 'ellipse', 'line', 'polygon', 'path', 'person'] as const;

/** One shape of a diagram: exactly one of six kinds, with its tone. */
export const shape = z
  .strictObject({
    rect: four.optional(),
    ellipse: four.optional(),
    line: z.array(point).min(2).optional(),
    polygon: z.array(point).min(3).optional(),
    path: z
      .string()
      .regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,eE+-]+$/, {error: 'contains something that is not SVG path data'})
      .optional(),
    person: z.string().optional(),
    at: point.optional(),
    size: length.optional(),
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
      report(context, [], `A shape of a diagram has ${count || 'none'} of ${SHAPES.join(', ')}.`, 'use exactly one');
    }
    const {person, at, size} = value;
    if (person === undefined) return;
    if (!drawingNames().includes(person))
      report(context, ['person'], `There is no drawing of a person "${person}".`, choices(person, drawingNames()));
    if (!at || !size)
      report(
        context,
        ['person'],
        'A person has no position.',
        'add at: [x, y], its top left corner, and size, the side of its square',
      );
  });

export type Shape = z.output<typeof shape>;

type Point = readonly [x: number, y: number];

/** Points that enclose a shape; none for a path, whose extent is unknown before it is drawn. */
export function cornersOf({rect, ellipse, line, polygon, at, size}: Shape): readonly Point[] {
  if (at && size) return [at, [at[0] + size, at[1] + size]];
  if (rect) {
    const [x, y, width, height] = rect;
    return [
      [x, y],
      [x + width, y + height],
    ];
  }
  if (ellipse) {
    const [x, y, rx, ry] = ellipse;
    return [
      [x - rx, y - ry],
      [x + rx, y + ry],
    ];
  }
  return line ?? polygon ?? [];
}

/** Whether the area between the points is completely outside the field. */
export function isOutside(points: readonly Point[], width: number, height: number): boolean {
  const all = (isBeyond: (point: Point) => boolean) => points.length > 0 && points.every(isBeyond);
  return all(([x]) => x < 0) || all(([x]) => x > width) || all(([, y]) => y < 0) || all(([, y]) => y > height);
}
