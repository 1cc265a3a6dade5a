import {z} from 'zod';
import {type SchemaProblem, schemaProblems} from './zod-problem';

/** Reads the valid part of a group of keys: reports each problem and drops its key, so one run reports all problems. */
export function readValid<T>(schema: z.ZodType<T>, data: unknown, report: (problem: SchemaProblem) => void): T {
  const {success, data: read, error} = schema.safeParse(data, {reportInput: true});
  if (success) return read;
  const problems = schemaProblems(error, schema, data);
  problems.forEach(report);
  const wrong = new Set(problems.map(({path: [key]}) => key));
  const sound = Object.entries(data ?? {}).filter(([key]) => !wrong.has(key));
  const lenient = schema instanceof z.ZodObject ? schema.partial().strip() : schema;
  return lenient.parse(Object.fromEntries(sound)) as T;
}
