import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirectPage, redirectRules} from '@/lib/output/files/redirects';
import type {Alias} from '@/lib/site/routing/aliases';

/** Writes a redirecting page at every alias, and rules for hosts that can redirect. */
export function writeAliases(out: string, aliases: readonly Alias[]): void {
  for (const alias of aliases) {
    const file = path.join(out, `${alias.from}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, redirectPage(alias));
  }
  writeFileSync(path.join(out, '_redirects'), redirectRules(aliases));
}
