import 'server-only';
import {copyFile, rename, writeFile} from 'node:fs/promises';

/*
 * For files whose name says that they are finished: other workers and later builds find the whole file or none. What an interrupted
 * command leaves is a draft, which nobody asks for; whoever owns the folder clears it away.
 */

/** Writes a file that has its name only once it is whole. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await finish(file, (draft) => writeFile(draft, content));
}

/** The same for a copy. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await finish(to, (draft) => copyFile(from, draft));
}

let drafts = 0;

async function finish(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  // a name of its own for each: one process may write the same file twice at the same time
  const draft = `${file}.${process.pid}-${drafts++}`;
  await write(draft);
  await rename(draft, file);
}
