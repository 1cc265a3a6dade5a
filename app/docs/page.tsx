import {DocsHome} from '@/components/home/docs-home';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata(FIXED_PAGES['docs-root']);

export default DocsHome;
