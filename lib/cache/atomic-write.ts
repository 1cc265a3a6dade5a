import 'server-only';
import {copyFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/* For files whose name promises that they are complete: other workers and later builds find the whole file or none. An
   interrupted command leaves a temporary file, which nothing reads; the owner of the folder deletes it. */

/** Writes a file under a temporary name, then renames it. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await finish(file, (draft) => writeFile(draft, content));
}

/** Copies a file in the same way. */
export async function copyAtomically(from: string, to: string): Promise<void> {
  await finish(to, (draft) => copyFile(from, draft));
}

/** The suffix of temporary names. */
const DRAFT = /(?:\.\d+(?:-\d+)?)/;

/**
 * Deletes files whose whole names match the pattern, except those in `current`, and their temporary files; nothing may
 * write there meanwhile. Folders and other files stay. A missing folder counts as empty.
 */
export async function deleteStale(
  folder: string,
  pattern: RegExp,
  current: {has(name: string): boolean},
): Promise<void> {
  const deletable = new RegExp(`^(?:${pattern.source})${DRAFT.source}?$`);
  const entries = await readdir(folder, {withFileTypes: true}).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const stale = entries.filter((entry) => entry.isFile() && deletable.test(entry.name) && !current.has(entry.name));
  await Promise.all(stale.map(({name}) => rm(path.join(folder, name))));
}

let drafts = 0;

async function finish(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  // a unique name: one process may write the same file twice at the same time
  const draft = `${file}.${process.pid}-${drafts++}`;
  await write(draft);
  await rename(draft, file);
}
