const COMMENTED_KEY = /\/\*\*[\s*]*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(\w+):/g;

/** Key → the doc comment right above it in a TypeScript text, on one line. */
export function docComments(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(COMMENTED_KEY), ([, comment = '', key = '']) => [
      key,
      comment.replace(/\s*\n[\s*]*/g, ' ').trim(),
    ]),
  );
}
