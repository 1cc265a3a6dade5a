import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Puts the JSON of every route and the Markdown of every article beside its page: out/data/docs/intro.json → out/docs/intro.json. */
export function placeJson(out: string): void {
  const data = path.join(out, 'data');
  if (!existsSync(data)) return;
  cpSync(data, out, {recursive: true});
  rmSync(data, {recursive: true});
}
