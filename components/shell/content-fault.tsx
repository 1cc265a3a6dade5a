import {contentFaults, loadContent} from '@/lib/content';
import {SiteError} from '@/lib/errors';

/** Development only: what is wrong in the files an author has just saved, over the page that still shows the state before. */
export async function ContentFault() {
  if (process.env.NODE_ENV === 'development') {
    await loadContent();
    const [first, ...others] = contentFaults();
    if (!first) return null;
    // spelled out here, so that the build leaves the box and its styles out of the site's one sheet
    const {ContentFaultBox} = await import('./content-fault-box');
    return <ContentFaultBox message={new SiteError(first, ...others).message} />;
  }
  return null;
}
