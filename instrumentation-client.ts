import {startProgress} from '@/lib/browser/progress';
import {barePath, withoutBase} from '@/lib/paths';

/** Next calls this at the start of every navigation. */
export function onRouterTransitionStart(url: string): void {
  const {pathname} = new URL(url, location.href);
  startProgress(withoutBase(barePath(pathname), process.env.NEXT_PUBLIC_BASE_PATH ?? ''));
}
