import './_styles/index.css';
import type {Metadata} from 'next';
import type {ReactNode} from 'react';
import {Document} from '@/components/shell/document';
import {siteMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return siteMetadata();
}

export default function RootLayout({children}: {children: ReactNode}) {
  return <Document>{children}</Document>;
}
