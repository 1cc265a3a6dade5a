import type {MetadataRoute} from 'next';
import {colorToken} from '@/lib/color-token';
import {siteConfig} from '@/lib/config';
import {MANIFEST_ICONS} from '@/lib/output/files/icons';
import {url} from '@/lib/urls';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const {title, tagline} = siteConfig();
  const {light} = colorToken('paper');
  return {
    name: `${title}: ${tagline}`,
    short_name: title,
    start_url: url('/'),
    scope: url('/'),
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: MANIFEST_ICONS.map((icon) => ({...icon, src: url(icon.src)})),
  };
}
