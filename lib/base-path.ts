/** The base path as browser code knows it: "/sub", or nothing. On the server `url()` adds it. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
