import {Link} from '@/components/ui/link';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

/** A link from a page of the docs to /docs. */
export function DocsRootLink() {
  const {path, title} = FIXED_PAGES['docs-root'];
  return <Link href={path}>{title}</Link>;
}
