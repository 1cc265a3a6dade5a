import './_styles/index.css';
import type {Viewport} from 'next';
import type {ReactNode} from 'react';
import {Document} from '@/components/shell/document';
import {siteMetadata} from '@/lib/site/head/metadata';

/** Next would insert its own viewport again on every navigation; components/shell/document.tsx sets it once. */
export const viewport: Viewport = {width: undefined, initialScale: undefined};

export const generateMetadata = siteMetadata;

export default function RootLayout({children}: {children: ReactNode}) {
  return <Document>{children}</Document>;
}
