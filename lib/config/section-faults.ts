import 'server-only';
import {z} from 'zod';
import {question} from '@/lib/config/address-schema';
import {settingPlace} from '@/lib/config/setting-place';
import {type SchemaProblem, schemaProblems} from '@/lib/config/zod-problem';
import {choices, SiteError} from '@/lib/errors';
import {HUES} from '@/lib/sections';

const FILE = 'content/sections.ts';

/** A row of content/sections.ts. */
export const sectionSchema = z.strictObject({
  /** The folder under content/docs. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, like the folder below content/docs'),
  label: z.string().min(1),
  /** Its colour family; by default the next in turn. */
  hue: z.enum(HUES).optional(),
  /** Id of its sidebar. By default, when content/sidebars.ts has none, a sidebar and a page of cards are generated. */
  sidebar: z.string().min(1).optional(),
  /** Its description, as a sentence. */
  line: z.string().min(1).optional(),
});

/** What is wrong with the rows of content/sections.ts: their keys, a repeated id, an unknown sidebar. */
export function sectionFaults(root: string, rows: readonly unknown[], sidebarIds: readonly string[]): SiteError[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const {success, data, error} = sectionSchema.safeParse(row, {reportInput: true});
    const faults = ({path, problem, fix}: SchemaProblem) => [
      new SiteError({problem, ...settingPlace(root, FILE, [index, ...path]), fix}),
    ];
    if (!success) return schemaProblems(error, sectionSchema, row).flatMap(faults);
    const {id, sidebar = `${id}Sidebar`} = data;
    if (seen.has(id)) {
      return faults({path: ['id'], problem: `The section "${id}" appears twice.`, fix: 'remove one of the rows'});
    }
    seen.add(id);
    if (sidebarIds.includes(sidebar)) return [];
    const problem = `The section "${id}" names a sidebar that does not exist: "${sidebar}".`;
    const fix = `${choices(sidebar, sidebarIds)}; sidebars are in content/sidebars.ts`;
    return faults({path: ['sidebar'], problem, fix});
  });
}

const questionsSchema = z.record(z.string(), z.array(question));

/** What is wrong with the questions in content/sections.ts: their keys, an unknown section. Links are checked apart. */
export function questionFaults(root: string, questions: unknown, ids: readonly string[]): SiteError[] {
  const faultAt = (option: readonly PropertyKey[], problem: string, fix: string) =>
    new SiteError({problem, ...settingPlace(root, FILE, option, 'questions'), fix});
  const {success, data, error} = questionsSchema.safeParse(questions, {reportInput: true});
  if (!success) {
    const problems = schemaProblems(error, questionsSchema, questions);
    return problems.map(({path, problem, fix}) => faultAt(path, problem, fix));
  }
  const unknown = Object.keys(data).filter((id) => !ids.includes(id));
  return unknown.map((id) => faultAt([id], `Unknown section "${id}" with questions.`, choices(id, ids)));
}
