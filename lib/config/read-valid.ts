import {z} from 'zod';
import {type Explanation, type Problem, SiteError} from '@/lib/errors';
import {type SchemaProblem, schemaProblems} from './zod-problem';

/** Data with the places of its keys, such as a YAML text. */
interface PlacedData {
  readonly data: unknown;
  place(path: readonly PropertyKey[]): Omit<Problem, keyof Explanation>;
}

/** The checked data. Throws a SiteError with all problems, whose texts start with `prefix`. */
export function requireValid<T extends z.ZodType>(
  schema: T,
  {data, place}: PlacedData,
  {empty, prefix = ''}: {readonly empty?: unknown; readonly prefix?: string} = {},
): z.output<T> {
  const result = schema.safeParse(data ?? empty, {reportInput: true});
  if (result.success) return result.data;
  const problems = schemaProblems(result.error, schema, data);
  const [first, ...others] = problems.map(({path, problem, fix}) => ({problem: prefix + problem, ...place(path), fix}));
  throw new SiteError(first!, ...others);
}

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
