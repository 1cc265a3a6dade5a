import {contentFault, loadContent} from '@/lib/content';

/** Development only: the fault in the file an author has just saved, over the page that still shows the state before. */
export async function ContentFault() {
  if (process.env.NODE_ENV === 'development') {
    await loadContent();
    const fault = contentFault();
    if (!fault) return null;
    // spelled out here, so that the build leaves the box and its styles out of the site's one sheet
    const {ContentFaultBox} = await import('./content-fault-box');
    return <ContentFaultBox message={fault.message} />;
  }
  return null;
}
