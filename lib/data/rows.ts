import 'server-only';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {isCalendarDay} from '@/lib/dates';
import {fact, factPlace} from './facts';
import {SUBJECTS} from './line-subjects';

const text = z.union([z.string(), z.number().transform(String)]);
const src = z.array(z.string()).min(1);
const bands = z.record(z.string(), z.number().nullable());

/** An entry of content/data/facts/vitamins.yml or minerals.yml. */
export const nutrient = z.object({
  name: z.string(),
  unit: z.string(),
  intake: z.object({type: z.string(), values: bands, note: z.string().optional(), src}),
  ul: z.object({values: bands.nullable().optional(), note: z.string().optional(), src}).optional(),
  efsa: z.record(z.string(), z.unknown()).optional(),
  uk_nhs: z.record(z.string(), z.unknown()).optional(),
});

const crop = z.object({
  id: z.string(),
  crop: z.string(),
  frost_class: z.string(),
  depth_cm: text.optional(),
  depth_in: text,
  spacing_cm: text.optional(),
  spacing_in: text,
  days: text,
  note: z.string().optional(),
  src,
});

const ecPh = z.object({id: z.string(), crop: z.string(), ec: text, ph: text, src});

const pose = z.object({
  id: z.string(),
  sanskrit: z.string(),
  english: z.string(),
  level: z.string(),
  type: z.string(),
  works: z.string(),
  may_help: z.string(),
  caution: z.string(),
  pregnancy: z.string(),
  src,
});

const address = z.url({protocol: /^https$/, error: 'a whole address that starts with https://'});

const contact = z.object({
  id: z.string(),
  place: z.string(),
  name: z.string(),
  contact: z.string(),
  hours: z.string(),
  /** The operator's page with the number, for verifying it. */
  page: z.union([address, z.array(address).min(1)]),
  /** The day the number was last read on its page, or else in a public list of helplines. */
  verified: z
    .string()
    .refine(isCalendarDay, 'the day the number was last read on its page or in a public list, as YYYY-MM-DD'),
  /** Countries for which it is one of the first lines. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as GB')).default([]),
  subject: z.enum(SUBJECTS).optional(),
  src,
});

/** Without a day until somebody has compared the number with its page. */
const emergencyContact = contact.partial({hours: true, verified: true});

export type Nutrient = z.output<typeof nutrient>;
export type Crop = z.output<typeof crop>;
export type EcPh = z.output<typeof ecPh>;
export type Pose = z.output<typeof pose>;
export type Contact = z.output<typeof contact>;
export type EmergencyContact = z.output<typeof emergencyContact>;

/** Such as `vitamins.vitamins.vitamin-c`. All readers throw a SiteError for unknown or invalid rows. */
export const nutrientRow = (id: string): Nutrient => read(nutrient, id);

/** Sowing and spacing of a crop of gardening.crops. */
export const cropRow = (id: string): Crop => read(crop, `gardening.crops.${id}`);

/** EC and pH of a crop of hydroponics.ec_ph_by_crop. */
export const ecPhRow = (id: string): EcPh => read(ecPh, `hydroponics.ec_ph_by_crop.${id}`);

/** A pose of yoga.poses. */
export const poseRow = (id: string): Pose => read(pose, `yoga.poses.${id}`);

/** The crisis lines of facts/mind.yml. */
export const contactRows = (): readonly Contact[] => read(z.array(contact), 'mind.crisis_contacts');

/** Whom to call first: the emergency numbers, then the crisis lines of each country. */
export const urgentContacts = (): readonly Contact[] => [
  read(contact, 'mind.crisis_contacts.emergency'),
  ...contactRows().filter(({countries}) => countries.length > 0),
];

/** Helplines for one subject. */
export const supportRows = (): readonly Contact[] => read(z.array(contact), 'mind.support_contacts');

/** Lines for poison and gas. */
export const emergencyRows = (): readonly EmergencyContact[] =>
  read(z.array(emergencyContact), 'mind.emergency_contacts');

function read<T extends z.ZodType>(schema: T, id: string): z.output<T> {
  const placed = {data: fact(id), place: (path: readonly PropertyKey[]) => factPlace(id, path)};
  return requireValid(schema, placed, {prefix: `The fact "${id}": `});
}
