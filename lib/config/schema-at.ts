import type {core, z} from 'zod';

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

/** The keys an object may have at a path of a schema; the input decides the member of a union. Empty without any. */
export function keysAt(schema: z.ZodType | undefined, path: readonly PropertyKey[], input: unknown): string[] {
  let current = schema && plain(schema, input);
  let value = input;
  for (const key of path) {
    const {shape, element, valueType} = current ? definitionOf(current) : ({} as Partial<Definition>);
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    const next = shape?.[String(key)] ?? element ?? valueType;
    current = next && plain(next, value);
  }
  return current ? Object.keys(definitionOf(current).shape ?? {}) : [];
}

/** The schema inside defaults, optionals and the like; of a union, the member that the input comes closest to. */
function plain(schema: z.ZodType, input: unknown): z.ZodType {
  const {type, innerType, in: from, options, discriminator, getter} = definitionOf(schema);
  if (type === 'lazy') return plain(getter!(), input);
  if (innerType) return plain(innerType, input);
  if (from) return plain(from, input);
  if (!options) return schema;
  const meant =
    discriminator === undefined
      ? options[nearestBranch(options.map((option) => option.safeParse(input).error?.issues ?? []))]
      : options.find((option) => {
          const mark = definitionOf(option).shape?.[discriminator];
          const kind = (input as Record<string, unknown> | undefined)?.[discriminator];
          return mark && definitionOf(mark).values?.includes(kind);
        });
  return meant ? plain(meant, input) : schema;
}

/** The member of a union that a value comes closest to: right type first, then fewest issues, then deepest. */
export function nearestBranch(branches: readonly (readonly core.$ZodIssue[])[]): number {
  const ranks = branches.map((issues, index) => ({
    index,
    isOther: issues.some(({code, path}) => code === 'invalid_type' && path.length === 0),
    count: issues.length,
    depth: Math.max(0, ...issues.map(({path}) => path.length)),
  }));
  ranks.sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.count - b.count || b.depth - a.depth);
  return ranks[0]?.index ?? 0;
}
