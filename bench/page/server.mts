import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Transform} from './transforms.mts';

interface BenchServer {
  readonly origin: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /\.(?:png|jpe?g|webp|avif|woff2?)$/;
const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/**
 * Serves a folder over HTTP/1.1 on a free port, like a good static host: clean addresses, brotli 11, ten minutes of
 * caching.
 */
export async function serveFolder(folder: string, transform: Transform = (html) => html): Promise<BenchServer> {
  const bodies = new Map<string, Buffer>();
  const body = (file: string) => {
    const known = bodies.get(file);
    if (known) return known;
    const raw = file.endsWith('.html') ? Buffer.from(transform(readFileSync(file, 'utf8'))) : readFileSync(file);
    const sent = COMPRESSED.test(file) ? raw : brotli(raw);
    bodies.set(file, sent);
    return sent;
  };
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://bench');
    const wanted = path.join(folder, decodeURIComponent(pathname));
    const file = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')].find(isFile);
    if (!file) return void response.writeHead(404).end();
    const content = body(file);
    response.writeHead(200, {
      'content-type': `${TYPES[path.extname(file)] ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'public, max-age=600',
      'content-length': content.length,
      ...(!COMPRESSED.test(file) && {'content-encoding': 'br'}),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The compressed bytes of a text or file: brotli 11, as static hosts store their files. */
export function brotli(content: string | Buffer): Buffer {
  const raw = Buffer.from(content);
  return brotliCompressSync(raw, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: raw.length}});
}
