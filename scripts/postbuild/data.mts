import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files by address, each with a function that creates its text. */
type Files = ReadonlyMap<string, () => Promise<string>>;

/** Writes the files beside the pages: the JSON of routes, the Markdown of articles, the application's data. */
export async function writeData(out: string, files: Files): Promise<void> {
  for (const [address, text] of files) {
    const file = path.join(out, address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, await text());
  }
}
