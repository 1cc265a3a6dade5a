import 'server-only';
import {copyFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

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

/** What a draft has at the end of its name. */
const DRAFT = /(?:\.\d+(?:-\d+)?)/;

/**
 * Removes from a folder what is not kept and has a name of this form, drafts of it as well: nothing may be written there meanwhile. Whatever
 * else is there is somebody else's: folders, and files with other names. A folder that does not exist is empty.
 */
export async function clearAway(folder: string, form: RegExp, kept: {has(name: string): boolean}): Promise<void> {
  const own = new RegExp(`^(?:${form.source})${DRAFT.source}?$`);
  const entries = await readdir(folder, {withFileTypes: true}).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const stale = entries.filter((entry) => entry.isFile() && own.test(entry.name) && !kept.has(entry.name));
  await Promise.all(stale.map(({name}) => rm(path.join(folder, name))));
}

let drafts = 0;

async function finish(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  // a name of its own for each: one process may write the same file twice at the same time
  const draft = `${file}.${process.pid}-${drafts++}`;
  await write(draft);
  await rename(draft, file);
}
