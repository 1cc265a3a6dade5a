import type {MetadataRoute} from 'next';
import {siteConfig} from '@/lib/config';
import {TINTS} from '@/lib/ui/color-mode';
import {url} from '@/lib/urls';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const {title, tagline} = siteConfig();
  return {
    name: `${title}: ${tagline}`,
    short_name: title,
    start_url: url('/'),
    scope: url('/'),
    display: 'browser',
    background_color: TINTS.light,
    theme_color: TINTS.light,
    icons: [
      {src: url('/favicon.svg'), sizes: 'any', type: 'image/svg+xml'},
      {src: url('/icon-192.png'), sizes: '192x192', type: 'image/png'},
      {src: url('/icon-512.png'), sizes: '512x512', type: 'image/png'},
      {src: url('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
  };
}
