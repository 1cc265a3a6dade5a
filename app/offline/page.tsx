import {OfflinePage} from '@/components/offline/offline-page';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata({...FIXED_PAGES.offline, isHidden: true});

export default OfflinePage;
