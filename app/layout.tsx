import './_styles/index.css';
import type {Metadata, Viewport} from 'next';
import type {ReactNode} from 'react';
import {Document} from '@/components/shell/document';
import {TINTS} from '@/lib/color-mode';
import {siteMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return siteMetadata();
}

export const viewport: Viewport = {themeColor: TINTS.light, colorScheme: 'light dark'};

export default function RootLayout({children}: {children: ReactNode}) {
  return <Document>{children}</Document>;
}
