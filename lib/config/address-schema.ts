import {z} from 'zod';

export const path = z
  .string('a path that starts with "/"')
  .regex(/^\//, 'a path starts with "/"')
  .refine(
    (value) => !/(?:^|\/)\.\.(?:\/|$)/.test(value),
    'a path without "..": it stays within the site, a file within public/',
  );
export const url = z.url({protocol: /^https?$/, error: 'an address starting with http:// or https://'});
const PATH_OR_URL = 'a path starting with "/", or an address starting with http:// or https://';
export const pathOrUrl = z.string(PATH_OR_URL).regex(/^(\/|https?:\/\/[^/?#\s])/, PATH_OR_URL);

export const question = z.strictObject({
  ask: z.string().min(1).describe('As a reader would ask it.'),
  to: path.describe('The article that answers it.'),
});
