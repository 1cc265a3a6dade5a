import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {SiteError} from '@/lib/errors';
import {parseYaml} from './yaml';

const FILE = 'content/data/drawings/poses.yml';

const point = z.tuple([z.number(), z.number()]);
const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const drawing = z.strictObject({
  lines: z.array(z.array(point).min(2)).min(1),
  head: z.tuple([z.number(), z.number(), z.number()]),
  props: z
    .array(
      z.union([
        z.strictObject({rect: four}),
        z.strictObject({line: z.array(point).min(2)}),
        z.strictObject({ellipse: four}),
      ]),
    )
    .default([]),
});

/** A figure on a field of 100 × 100: limbs as lines with round caps, the head as [x, y, radius], and what it leans on. */
export type PoseDrawing = z.output<typeof drawing>;

let cache: ReadonlyMap<string, PoseDrawing> | undefined;

/** The drawing of a pose, if somebody has made one. */
export function poseDrawing(id: string): PoseDrawing | undefined {
  cache ??= readDrawings(path.join(process.cwd(), FILE));
  return cache.get(id);
}

function readDrawings(file: string): ReadonlyMap<string, PoseDrawing> {
  if (!existsSync(file)) return new Map();
  const document = parseYaml(readFileSync(file, 'utf8'), {file: FILE});
  const result = z.record(z.string(), drawing).safeParse(document.value ?? {});
  if (result.success) return new Map(Object.entries(result.data));
  const issue = result.error.issues[0]!;
  throw new SiteError({
    problem: `A pose drawing is not sound: ${issue.message}.`,
    ...document.place(issue.path),
    fix: 'draw it as {lines: [[[x, y], …], …], head: [x, y, r], props?: [{rect | line | ellipse: …}]} on 100 × 100',
  });
}
