import {BASE_PATH} from '@/lib/base-path';
import {startProgress} from '@/lib/client/browser/progress';
import {barePath, withoutBase} from '@/lib/paths';

/** Called by Next at the start of every navigation. */
export function onRouterTransitionStart(url: string): void {
  const {pathname} = new URL(url, location.href);
  startProgress(withoutBase(barePath(pathname), BASE_PATH));
}
