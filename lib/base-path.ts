/** The folder of the host the site lives in, as browser code knows it: "/sub", or nothing. On the server `url()` puts it in front. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
