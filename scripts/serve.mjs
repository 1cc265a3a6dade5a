/* Serves the export as a plain static host does: /x also as /x.html, 404.html with status 404 for the rest, compressed
   if the browser accepts that. `node scripts/serve.mjs [--port 3000] [--dir out]`; with --build (`npm start`) it
   builds the site first. The browser tests use it, too. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import {unfinishedReason} from './support/finished.mjs';
import {runNpm} from './support/npm.mjs';

const IMMUTABLE = /^\/(_next\/static|covers|cards|fonts|images)\//;

/** Starts a server for `dir` below `basePath`; resolves with its address. Port 0 picks a free one. */
export function serve({dir, port = 0, basePath = ''}) {
  const compress = compression();
  const files = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader(
        'Cache-Control',
        IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // as in the recipes for hosts: the page at the base path is outside the worker's folder
      if (pathname === '/sw.js') response.setHeader('Service-Worker-Allowed', basePath || '/');
      if (/\.txt$/.test(pathname)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      if (/\.md$/.test(pathname)) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    },
  });
  const notFound = (response) => {
    const page = path.join(dir, '404.html');
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(existsSync(page) ? readFileSync(page) : 'Not found');
  };
  const server = createServer((request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) return response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    if (basePath) {
      const below = request.url.slice(basePath.length);
      if (!request.url.startsWith(basePath) || !/^(?:[/?]|$)/.test(below)) return notFound(response);
      request.url = below.startsWith('/') ? below : `/${below}`;
    }
    // sirv answers some ranges wrongly, and crashes on one that runs backwards; no file of the site needs them
    delete request.headers.range;
    // a build may delete a file while it is being read
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      compress(request, response, () => files(request, response, () => notFound(response)));
    } catch {
      response.destroy();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve({server, url: `http://localhost:${server.address().port}${basePath}`}));
  });
}

if (process.argv[1] === import.meta.filename) {
  const {port, dir, build} = readValues();
  const basePath = process.env.BASE_PATH ?? '';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    refuse(`"${port}" is not a port.\n  fix: write a number up to 65535, such as --port 3001`);
  if (!/^(?:\/[^/].*[^/]|\/[^/]|)$/.test(basePath))
    refuse(`BASE_PATH is not valid: "${basePath}".\n  fix: write it as for the build, such as /sub, or leave it out`);
  if (build) {
    // reports a port in use now, not after the build
    (await listen()).server.close();
    const {status} = runNpm(['run', 'build'], {stdio: 'inherit'});
    if (status !== 0) process.exit(1);
  }
  const reason = unfinishedReason(dir);
  if (reason) refuse(reason);
  const {url} = await listen();
  console.log(`\n  Sunroot is served at ${url}\n  Stop it with Ctrl+C.\n`);

  function listen() {
    return serve({dir, port: Number(port), basePath}).catch(({code, message}) =>
      refuse(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another: npm start -- --port 3001` : message),
    );
  }
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** lib/options.ts cannot be imported here: plain Node runs this file. */
function readValues() {
  const usage = 'npm start -- [--port 3000], or without a build: npm run serve -- [--port 3000] [--dir out]';
  try {
    const {values} = parseArgs({
      options: {
        port: {type: 'string', default: process.env.PORT ?? '3000'},
        dir: {type: 'string', default: process.env.OUT_DIR || 'out'},
        build: {type: 'boolean'},
        help: {type: 'boolean'},
      },
    });
    if (!values.help) return values;
    console.log(usage);
    process.exit(0);
  } catch {
    // Node's own messages contain neither the choices nor the fix
    console.error(`Unknown arguments: ${process.argv.slice(2).join(' ')}\n  fix: ${usage}`);
    process.exit(1);
  }
}
