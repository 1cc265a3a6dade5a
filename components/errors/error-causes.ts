/** The messages of an error and its causes, outermost first, without repetitions; stops at a cycle. */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current: unknown = error; current && !seen.has(current); current = (current as {cause?: unknown}).cause) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
  }
  return messages;
}

/** "first\n\nCause:\nsecond". */
export function causeText(error: unknown): string {
  return causeChain(error).join('\n\nCause:\n');
}

/**
 * True when a part of the application could not be fetched, as opposed to an error in it: a chunk, or the data of a
 * page, which ended early (React error 412).
 */
export function isLoadFailure(error: unknown): boolean {
  const {name, message} = (error ?? {}) as {name?: string; message?: string};
  return name === 'ChunkLoadError' || /react error #412\b/i.test(message ?? '');
}
