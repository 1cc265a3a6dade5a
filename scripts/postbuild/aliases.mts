import {redirectPage, redirectRules} from '@/lib/output/files/redirects';
import type {Alias} from '@/lib/site/routing/aliases';
import {writeBelow} from './files.mts';

/** Writes a redirecting page at every alias, and rules for hosts that can redirect. */
export function writeAliases(out: string, aliases: readonly Alias[]): void {
  for (const alias of aliases) writeBelow(out, `${alias.from}.html`, redirectPage(alias));
  writeBelow(out, '_redirects', redirectRules(aliases));
}
