const FULL = ['ENOSPC', 'EDQUOT'];

/** The error for a full disk, in the form of a SiteError; undefined when `error` has another cause. */
export function fullDisk(error) {
  if (!FULL.includes(error?.code)) return undefined;
  const place = error.dest ?? error.path ?? process.cwd();
  return `The disk is full.\n  in: ${place}\n  fix: free some space and build again; .next and .cache may be deleted, builds create them again`;
}
