/** Never seen: addresses that do not exist get global-not-found.tsx. Without this file Next sends a default page with the data of every page. */
export default function NotFound() {
  return null;
}
