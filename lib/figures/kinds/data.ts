import 'server-only';
import {z} from 'zod';
import {type FactNode, isRecord} from '@/lib/data/fact-files';
import {fact} from '@/lib/data/facts';
import {type Crop, cropRow, type EcPh, ecPhRow, type Nutrient, nutrientRow, type Pose, poseRow} from '@/lib/data/rows';
import {choices, SiteError} from '@/lib/errors';
import {drawn, lookUp, report, text, written} from './common';

const ids = z.array(z.string()).min(1);

/** Replaces `ids` with the rows they name. */
function rowsOf<T extends {readonly ids: readonly string[]}, R extends {readonly src: readonly string[]}>(
  read: (id: string) => R,
) {
  return ({ids, ...figure}: T, context: z.core.$RefinementCtx<unknown>) => {
    const rows = ids.flatMap((id, index) => lookUp(context, ['ids', index], () => [read(id)]) ?? []);
    return {...figure, rows, dataSources: [...new Set(rows.flatMap(({src}) => src))]};
  };
}

const cropsInput = z.strictObject({
  ...written,
  kind: z.literal('crops'),
  ids: ids.describe('Rows of gardening.crops.'),
});
const ecphInput = z.strictObject({
  ...drawn,
  kind: z.literal('ecph'),
  ids: ids.describe('Rows of hydroponics.ec_ph_by_crop.'),
});
const posesInput = z.strictObject({
  ...written,
  kind: z.literal('poses'),
  ids: ids.describe('Rows of yoga.poses, in order.'),
  notes: z.record(z.string(), text).default({}).describe('A line for a pose: `{id: text}`.'),
});

export const crops = cropsInput.transform(rowsOf<z.output<typeof cropsInput>, Crop>(cropRow));
export const ecph = ecphInput.transform(rowsOf<z.output<typeof ecphInput>, EcPh>(ecPhRow));
export const poses = posesInput
  .superRefine(({ids, notes}, context) => {
    const stray = Object.keys(notes).find((id) => !ids.includes(id));
    if (stray)
      report(context, ['notes', stray], `There is a note for "${stray}", which is not in ids.`, choices(stray, ids));
  })
  .transform(rowsOf<z.output<typeof posesInput>, Pose>(poseRow));

const isNutrient = (node: FactNode | undefined) => isRecord(node) && 'intake' in node;

/** For an id of something else, the row's own schema would blame the data. */
function readNutrient(id: string): Nutrient {
  const found = fact(id);
  if (isNutrient(found)) return nutrientRow(id);
  const rows = isRecord(found) ? Object.keys(found).filter((key) => isNutrient(found[key])) : [];
  throw new SiteError({
    problem: `The fact "${id}" is not a nutrient.`,
    fix:
      rows.length > 0
        ? choices(
            '',
            rows.map((key) => `${id}.${key}`),
          )
        : 'name a row such as vitamins.vitamins.vitamin-c',
  });
}

export const intake = z
  .strictObject({
    ...written,
    kind: z.literal('intake'),
    id: z.string().describe('The nutrient, such as `vitamins.vitamins.vitamin-c`.'),
  })
  .transform((figure, context) => {
    const nutrient = lookUp(context, ['id'], () => readNutrient(figure.id));
    if (!nutrient) return z.NEVER;
    const dataSources = [...new Set([...nutrient.intake.src, ...(nutrient.ul?.src ?? [])])];
    return {...figure, nutrient, dataSources};
  });
