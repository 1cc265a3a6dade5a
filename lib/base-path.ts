/** The base path in browser code: "/sub", or empty. On the server `url()` adds it. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
