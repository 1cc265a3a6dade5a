import {HomePage} from '@/components/home/home-page';
import {SearchDescription} from '@/components/search/search-description';
import {siteConfig} from '@/lib/config';
import {baseUrlBannerScript} from '@/lib/output/page-scripts';
import {pageMetadata} from '@/lib/site/head/metadata';

export const generateMetadata = () => pageMetadata({path: '/', title: '', description: siteConfig().description});

export default function Home() {
  return (
    <>
      <SearchDescription />
      <HomePage />
      {siteConfig().baseUrlBanner && (
        // our own script; its hash is in the content security policy
        <script data-own="" dangerouslySetInnerHTML={{__html: baseUrlBannerScript()}} />
      )}
    </>
  );
}
