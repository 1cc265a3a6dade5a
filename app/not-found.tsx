/**
 * Development only; the export uses global-not-found.tsx. Without it, Next's own page would be in every page's data.
 */
export default function NotFound() {
  return <h1>Page Not Found</h1>;
}
