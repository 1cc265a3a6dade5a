import './_styles/index.css';
import type {Metadata, Viewport} from 'next';
import type {ReactNode} from 'react';
import {Document} from '@/components/shell/document';
import {siteMetadata} from '@/lib/head/metadata';

/** Next's own would be put in anew with every page; components/shell/document has it. */
export const viewport: Viewport = {width: undefined, initialScale: undefined};

export function generateMetadata(): Metadata {
  return siteMetadata();
}

export default function RootLayout({children}: {children: ReactNode}) {
  return <Document>{children}</Document>;
}
