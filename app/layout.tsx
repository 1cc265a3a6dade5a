import './_styles/index.css';
import type {Metadata, Viewport} from 'next';
import localFont from 'next/font/local';
import type {ReactNode} from 'react';
import {ColorModeProvider} from '@/components/color-mode/color-mode-provider.client';
import {Navbar} from '@/components/navbar/navbar';
import {AnnouncementBar} from '@/components/shell/announcement-bar';
import {Application} from '@/components/shell/application';
import {Footer} from '@/components/shell/footer';
import {LoadFailure} from '@/components/shell/load-failure';
import {SkipLink} from '@/components/shell/skip-link.client';
import {siteConfig} from '@/lib/config';
import {beforePaintScript, untilReadyScript} from '@/lib/inline';
import {url} from '@/lib/urls';

const fraunces = localFont({
  src: './_fonts/fraunces.woff2',
  weight: '400 700',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
});
const atkinson = localFont({
  src: './_fonts/atkinson.woff2',
  weight: '400 700',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
});

export function generateMetadata(): Metadata {
  const {title, url: site, favicon, description} = siteConfig();
  return {
    metadataBase: new URL(site),
    title,
    description,
    icons: {icon: [{url: url(favicon), type: 'image/svg+xml'}], apple: url('/apple-touch-icon.png')},
    manifest: url('/manifest.webmanifest'),
  };
}

export const viewport: Viewport = {themeColor: '#fbf8f1', colorScheme: 'light dark'};

export default function RootLayout({children}: {children: ReactNode}) {
  const {locale, colorMode} = siteConfig();
  const {direction, htmlLang} = locale.locales[locale.default]!;
  const options = {
    defaultMode: colorMode.defaultMode,
    respectSystem: colorMode.respectPrefersColorScheme,
    disableSwitch: colorMode.disableSwitch,
  };
  return (
    <html
      lang={htmlLang ?? locale.default}
      dir={direction}
      data-theme={colorMode.defaultMode}
      className={`${fraunces.variable} ${atkinson.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script, hashed for the policy */}
        <script dangerouslySetInnerHTML={{__html: beforePaintScript()}} />
      </head>
      <body>
        <ColorModeProvider options={options}>
          <SkipLink />
          <AnnouncementBar />
          <Navbar />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <LoadFailure />
          <Application />
        </ColorModeProvider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script, hashed for the policy */}
        <script dangerouslySetInnerHTML={{__html: untilReadyScript()}} />
      </body>
    </html>
  );
}
