import './_styles/index.css';
import type {ReactNode} from 'react';
import {Document} from '@/components/shell/document';
import {siteMetadata} from '@/lib/site/head/metadata';

export const generateMetadata = siteMetadata;

export default function RootLayout({children}: {children: ReactNode}) {
  return <Document>{children}</Document>;
}
