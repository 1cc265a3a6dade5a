import type {core} from 'zod';
import {choices, closest} from '@/lib/errors';

export interface SchemaProblem {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly fix: string;
}

/** The first fault Zod found, in our words: where (as a path of keys), what is wrong, and how to mend it. */
export function firstSchemaProblem(error: core.$ZodError, keys: readonly string[] = []): SchemaProblem {
  return schemaProblems(error, keys)[0]!;
}

/** Every fault Zod found. `keys` are the known keys, for "did you mean". */
export function schemaProblems(error: core.$ZodError, keys: readonly string[] = []): SchemaProblem[] {
  return error.issues.flatMap((issue) => explain(issue, keys));
}

function explain(issue: core.$ZodIssue, keys: readonly string[]): SchemaProblem[] {
  const name = issue.path.map(String).join('.');
  const subject = name ? `"${name}"` : 'The value';
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const near = closest(key, keys);
        return {
          path: [...issue.path, key],
          problem: `Unknown key "${[...issue.path, key].map(String).join('.')}".`,
          fix: `${near ? `did you mean "${near}"? ` : ''}${keys.length ? `known keys: ${keys.join(', ')}` : 'remove it'}`,
        };
      });
    case 'invalid_type':
      return [
        issue.input === undefined && !('received' in issue)
          ? {path: issue.path, problem: `${subject} is missing.`, fix: `add it: a ${issue.expected}`}
          : {path: issue.path, problem: `${subject} is not a ${issue.expected}.`, fix: `write a ${issue.expected}`},
      ];
    case 'invalid_value':
      return [
        {
          path: issue.path,
          problem: `${subject} has a value that is not allowed${issue.input === undefined ? '' : `: ${JSON.stringify(issue.input)}`}.`,
          fix: choices(String(issue.input ?? ''), issue.values.map(String)),
        },
      ];
    case 'invalid_union':
      return [{path: issue.path, problem: `${subject} fits none of the allowed forms.`, fix: issue.message}];
    default:
      return [{path: issue.path, problem: `${subject} is not valid.`, fix: issue.message}];
  }
}
