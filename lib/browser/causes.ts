/** The messages of an error and its causes, outermost first, each once; stops at a circle. */
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

/** True for the failure to fetch a part of the application, as opposed to a fault in it. */
export function isLoadFailure(error: unknown): boolean {
  const {name, message} = (error ?? {}) as {name?: string; message?: string};
  return (
    name === 'ChunkLoadError' ||
    // 412 and "Connection closed" is what React says of a page's data that ends too soon
    /failed to load chunk|loading (css )?chunk|dynamically imported module|connection closed|react error #412\b/i.test(
      message ?? '',
    )
  );
}
