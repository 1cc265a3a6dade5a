import type {z} from 'zod';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly values?: readonly unknown[];
  readonly getter?: () => z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** The keys an object may have at a path of a schema; the input says which form of a union is meant. Empty when there is none. */
export function keysAt(schema: z.ZodType | undefined, path: readonly PropertyKey[], input: unknown): string[] {
  let here = schema && plain(schema, input);
  let value = input;
  for (const key of path) {
    const {shape, element, valueType} = here ? definitionOf(here) : ({} as Partial<Definition>);
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    const next = shape?.[String(key)] ?? element ?? valueType;
    here = next && plain(next, value);
  }
  return here ? Object.keys(definitionOf(here).shape ?? {}) : [];
}

/** Without defaults, options and the like; of a union the form whose `type` (or other mark) the input has. */
function plain(schema: z.ZodType, input: unknown): z.ZodType {
  const {type, innerType, in: from, options, discriminator, getter} = definitionOf(schema);
  if (type === 'lazy') return plain(getter!(), input);
  if (innerType) return plain(innerType, input);
  if (from) return plain(from, input);
  if (!options) return schema;
  const isArray = Array.isArray(input);
  const meant = options.find((option) => {
    const {type: form, shape, discriminator: inner} = definitionOf(option);
    if (discriminator === undefined) return inner !== undefined || form === (isArray ? 'array' : 'object');
    const mark = shape?.[discriminator];
    return mark && definitionOf(mark).values?.includes((input as Record<string, unknown> | undefined)?.[discriminator]);
  });
  return meant ? plain(meant, input) : schema;
}
