import 'server-only';
import {z} from 'zod';
import {firstSchemaProblem} from '@/lib/config/zod-problem';
import {choices, type Problem, SiteError} from '@/lib/errors';
import {HUES} from '@/lib/sections';
import {settingPlace} from '@/lib/site/links/setting-links';

const FILE = 'content/sections.ts';

/** A row of content/sections.ts. `hue` is a colour family of app/_styles/tokens.css. */
const sectionSchema = z.strictObject({
  id: z.string().min(1),
  label: z.string().min(1),
  hue: z.enum(HUES),
  sidebar: z.string().min(1),
  line: z.string().min(1),
});

/** What is wrong with the rows of content/sections.ts: their keys, a repeated id, an unknown sidebar. */
export function sectionFaults(root: string, rows: readonly unknown[], sidebarIds: readonly string[]): SiteError[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const result = sectionSchema.safeParse(row, {reportInput: true});
    const written = (row as {id?: unknown}).id;
    const place = settingPlace(root, FILE, String(written), String(index));
    const fault = ({problem, fix}: Pick<Problem, 'problem' | 'fix'>) => [new SiteError({problem, ...place, fix})];
    if (!result.success) return fault(firstSchemaProblem(result.error, sectionSchema, row));
    const {id, sidebar} = result.data;
    if (seen.has(id)) return fault({problem: `The section "${id}" appears twice.`, fix: 'remove one of the rows'});
    seen.add(id);
    if (sidebarIds.includes(sidebar)) return [];
    return fault({
      problem: `The section "${id}" names a sidebar that does not exist: "${sidebar}".`,
      fix: `${choices(sidebar, sidebarIds)}; sidebars are in content/sidebars.ts`,
    });
  });
}
