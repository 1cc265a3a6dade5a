import type {ReactNode} from 'react';
import {ColorMode} from '@/components/color-mode/color-mode.client';
import {Navbar} from '@/components/navbar/navbar';
import {LinkHandler} from '@/components/navigation/link-handler.client';
import {SearchDialog} from '@/components/search/search-dialog';
import {colorToken} from '@/lib/color-token';
import {siteConfig} from '@/lib/config';
import {TOUCH_ICON} from '@/lib/output/files/icons';
import {beforePaintScript, pageScript} from '@/lib/output/page-scripts';
import {url} from '@/lib/urls';
import {AnnouncementBar} from './announcement-bar';
import {Application} from './application';
import {ContentFault} from './content-fault';
import {Footer} from './footer';
import {LoadFailure} from './load-failure';

interface DocumentProps {
  readonly children: ReactNode;
  /**
   * True for a document other than app/layout.tsx, which the router would keep on navigation: its links are page loads.
   */
  readonly isOutsideRouter?: boolean;
}

/** The HTML document around every page: skip link, announcement, navbar, main, footer, and what runs everywhere. */
export function Document({children, isOutsideRouter = false}: DocumentProps) {
  const {locale, colorMode, favicon, basePath} = siteConfig();
  const {direction, htmlLang} = locale.locales[locale.default]!;
  return (
    <html lang={htmlLang ?? locale.default} dir={direction} data-theme={colorMode.defaultMode} suppressHydrationWarning>
      <head>
        {/* not metadata: lib/client/inline/before-paint.ts changes the colour, and Next would insert both on each navigation */}
        <meta name="theme-color" content={colorToken('paper')[colorMode.defaultMode]} suppressHydrationWarning />
        <link rel="icon" href={url(favicon)} type="image/svg+xml" />
        {/* at the root of a host browsers find it without a link */}
        {basePath && <link rel="apple-touch-icon" href={url(TOUCH_ICON)} />}
        {/* the site's own script: it stays in the page (scripts/postbuild/defer-scripts.mts) */}
        <script data-own="" dangerouslySetInnerHTML={{__html: beforePaintScript()}} />
      </head>
      <body>
        {!isOutsideRouter && <LinkHandler />}
        {/* focuses <main> without changing the address (lib/client/inline/controls.ts); without scripts an anchor */}
        <a className="skip-link" href="#main" data-control="skip">
          Skip to main content
        </a>
        <AnnouncementBar />
        <Navbar />
        <main id="main" suppressHydrationWarning>
          {children}
        </main>
        <Footer />
        <SearchDialog />
        <ContentFault />
        <LoadFailure />
        <ColorMode
          defaultMode={colorMode.defaultMode}
          respectSystem={colorMode.respectPrefersColorScheme}
          disableSwitch={colorMode.disableSwitch}
        />
        <Application />
        {/* the site's own script: it stays in the page (scripts/postbuild/defer-scripts.mts) */}
        <script data-own="" dangerouslySetInnerHTML={{__html: pageScript()}} />
      </body>
    </html>
  );
}
