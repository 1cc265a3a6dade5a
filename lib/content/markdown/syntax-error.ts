import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {SiteError} from '@/lib/errors';

interface Message {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: {readonly start?: Point} & Partial<Point>;
}
interface Point {
  readonly line: number;
  readonly column: number;
}

/** The compiler wraps its errors and loses their place: parse once more, with the parser itself, to find it. */
export async function syntaxError(
  source: string,
  format: 'md' | 'mdx',
  file: string,
  original: unknown,
): Promise<SiteError> {
  let message: Message = original instanceof Error ? original : {message: String(original)};
  try {
    await compile(source, {format, remarkPlugins: [remarkGfm, ...(format === 'md' ? [remarkDirective] : [])]});
  } catch (error) {
    message = error as Message;
  }
  const point = message.place?.start ?? message.place;
  const reason = (message.reason ?? message.message ?? 'unknown').split('\n')[0]!;
  return new SiteError({
    problem: `The text cannot be read: ${reason}`,
    file,
    line: point?.line ?? message.line,
    column: point?.column ?? message.column,
    fix: remedy(reason),
  });
}

function remedy(reason: string): string {
  if (/closing tag|Expected a closing|end-tag/i.test(reason))
    return 'close the component on a line of its own, or correct its name';
  if (/before name|in name|U\+00/i.test(reason))
    return 'a "<" that belongs to the text is written \\< or in words ("under 5")';
  if (/expression|acorn|brace/i.test(reason)) return 'a "{" that belongs to the text is written \\{';
  return 'look at the line above; rename the file to .md when it needs no components';
}
