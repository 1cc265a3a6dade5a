import {contentFaults, loadContent} from '@/lib/content';
import {SiteError} from '@/lib/errors';

/** Development only: shows what is wrong in the content, over the page in its last good state. */
export async function ContentFault() {
  if (process.env.NODE_ENV === 'development') {
    await loadContent();
    const [first, ...others] = contentFaults();
    if (!first) return null;
    // this condition is spelled out so that the build leaves the box and its styles out
    const {ContentFaultBox} = await import('./content-fault-box');
    return <ContentFaultBox message={new SiteError(first, ...others).message} />;
  }
  return null;
}
