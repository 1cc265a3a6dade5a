import {Link} from '@/components/ui/link';

/** Replaces the search: at once without scripts, and after a while when they do not load. */
export function NeedsScript() {
  return (
    <p className="search-room" data-needs-app="">
      Searching needs JavaScript. Without it, <Link href="/a-z">the list of all articles from A to Z</Link> leads
      everywhere.
    </p>
  );
}
