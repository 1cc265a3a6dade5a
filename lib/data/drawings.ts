import 'server-only';
import {existsSync} from 'node:fs';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {memoizeFiles} from '@/lib/memoize-files';
import {cachedYaml} from '@/lib/yaml';
import {readDataFile} from './data-file';

/** Yoga poses by the ids of their facts, and people in diagrams. */
const FILES = ['content/data/drawings/poses.yml', 'content/data/drawings/people.yml'];

const point = z.tuple([z.number(), z.number()]);
const three = z.tuple([z.number(), z.number(), z.number()]);
const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const far = z.boolean().default(false);

const part = z.union([
  z.strictObject({arm: z.tuple([point, point, point, point]), far}),
  z.strictObject({leg: z.tuple([point, point, point, point, point]), far}),
  z.strictObject({foot: z.tuple([point, point, point]), far}),
  z.strictObject({torso: z.tuple([three, three, three, three, three, three])}),
  z.strictObject({head: three, tilt: z.number().default(0), face: z.number().min(-1).max(1).default(1)}),
]);

const prop = z.union([z.strictObject({mat: z.array(point).min(3)}), z.strictObject({rect: four})]);

/** An entry of a file in content/data/drawings. */
export const drawing = z.strictObject({
  body: z
    .array(part)
    .refine((parts) => parts.filter((part) => 'torso' in part).length === 1, 'a body has one torso')
    .refine((parts) => parts.filter((part) => 'head' in part).length === 1, 'a body has one head'),
  props: z.array(prop).default([]),
});

/**
 * A figure on a field of 100 × 100, given by its joints and painted from back to front:
 * an arm is [shoulder, elbow, wrist, fingertip], a leg [hip, knee, ankle, heel, toe], a foot that lies over the other
 * leg again [ankle, heel, toe], the torso six points [x, y, half
 * width] from the seat over hips, waist, chest and shoulders to the neck, the head [x, y, half its height], tilted
 * clockwise in degrees, its face turned left (-1), to the reader (0) or right (1). A mat takes the place of the floor
 * line.
 */
export type PoseDrawing = z.output<typeof drawing>;

const drawings = memoizeFiles(
  () => FILES,
  () => new Map(FILES.flatMap((file) => (existsSync(file) ? [...parseDrawings(readDataFile(file), file)] : []))),
  new Map(),
);

/** The names of all drawings. */
export function drawingNames(): string[] {
  return [...drawings().keys()];
}

/** The drawing of a pose or person, if there is one. */
export function poseDrawing(id: string): PoseDrawing | undefined {
  return drawings().get(id);
}

/** The drawings of a YAML text. Throws a SiteError with the line of the first invalid one. */
export function parseDrawings(text: string, file: string): ReadonlyMap<string, PoseDrawing> {
  const options = {empty: {}, prefix: 'Drawing of a pose: '};
  return new Map(Object.entries(requireValid(z.record(z.string(), drawing), cachedYaml(text, file), options)));
}
