import 'server-only';
import {createRequire} from 'node:module';
import type {ReactNode} from 'react';

type ServerRenderer = typeof import('react-dom/server');
let renderer: ServerRenderer | undefined;

/**
 * Renders elements without hooks to static HTML. Server Components may not import react-dom/server, but an article's
 * body is needed as text: in the page, its JSON, feeds. Elements are plain objects, so the package's own copy of React
 * can render them.
 */
export function toHtml(node: ReactNode): string {
  renderer ??= createRequire(`${process.cwd()}/package.json`)('react-dom/server') as ServerRenderer;
  return renderer.renderToStaticMarkup(node);
}
