import {z} from 'zod';

const MAX_ASKS = 20;
const [MIN_CHARACTERS, MAX_CHARACTERS] = [3, 120];
const LENGTH = `write ${MIN_CHARACTERS} to ${MAX_CHARACTERS} characters`;

/** The key `asks` of the front matter. */
export const asksSchema = z
  .array(z.string().trim().min(MIN_CHARACTERS, LENGTH).max(MAX_CHARACTERS, LENGTH))
  .max(MAX_ASKS, `keep the ${MAX_ASKS} that readers ask most`)
  .superRefine((asks, context) => {
    const seen = new Map<string, number>();
    for (const [index, ask] of asks.entries()) {
      const earlier = seen.get(foldAsk(ask));
      if (earlier === undefined) seen.set(foldAsk(ask), index);
      else {
        const message = `remove it: it repeats entry ${earlier + 1}, ignoring case and punctuation`;
        context.addIssue({code: 'custom', path: [index], input: ask, message});
      }
    }
  })
  .default([])
  .describe(
    `Questions the article answers, as readers type them: at most ${MAX_ASKS}, each of ${MIN_CHARACTERS} to ${MAX_CHARACTERS} characters.`,
  );

/** A question normalised for comparison: without case, punctuation, accents and repeated spaces. */
export function foldAsk(ask: string): string {
  return ask
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
