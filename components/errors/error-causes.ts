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

/** True when a part of the application could not be fetched, as opposed to an error in it. */
export function isLoadFailure(error: unknown): boolean {
  const {name, message} = (error ?? {}) as {name?: string; message?: string};
  return (
    name === 'ChunkLoadError' ||
    // React error 412, or "Connection closed": the data of a page ended early
    /failed to load chunk|loading (css )?chunk|dynamically imported module|connection closed|react error #412\b/i.test(
      message ?? '',
    )
  );
}
