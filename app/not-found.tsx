/** Seen in development only: the export answers with global-not-found.tsx. Next's own page would travel in the data of every page. */
export default function NotFound() {
  return <h1>Page Not Found</h1>;
}
