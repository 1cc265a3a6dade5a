import {z} from 'zod';

export const path = z.string().regex(/^\//, 'a path begins with "/"');
export const url = z.url({protocol: /^https?$/, error: 'an address beginning with http:// or https://'});
export const pathOrUrl = z
  .string()
  .regex(/^(\/|https?:\/\/[^/?#\s])/, 'a path beginning with "/", or an address beginning with http:// or https://');
