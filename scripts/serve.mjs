/*
 * Serves the export the way a plain static host does: /x also as /x.html, 404.html with status 404 for the rest, compressed where the
 * reader's browser takes that. `node scripts/serve.mjs [--port 3000] [--dir out]`; with --build (`npm start`) it builds the site first. Also
 * used by the browser tests.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import {unfinishedReason} from './support/finished.mjs';
import {runNpm} from './support/npm.mjs';

const IMMUTABLE = /^\/(_next\/static|covers|cards|fonts|images)\//;
/** From a byte to a later one, or to the end. sirv answers other ranges wrongly, and ends the server over one that runs backwards. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;
/** Thrown by what sirv asks for headers, its one way out before it sends the file. */
const UNCHANGED = Symbol('the reader has this state of the file');

/** Starts a server for `dir` below `basePath`; resolves with its address. Port 0 picks a free one. */
export function serve({dir, port = 0, basePath = ''}) {
  // a part of a file is counted in bytes as they are
  const filter = (request, response) => response.statusCode !== 206 && compression.filter(request, response);
  const compress = compression({filter});
  const files = sirv(dir, {
    dev: true,
    extensions: ['html'],
    setHeaders: (response, pathname, stats) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader(
        'Cache-Control',
        IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // as the recipes for hosts have it: the page at the base path lies outside the worker's folder
      if (pathname === '/sw.js') response.setHeader('Service-Worker-Allowed', basePath || '/');
      if (/\.txt$/.test(pathname)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      if (/\.md$/.test(pathname)) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      // weak, because the compressed file bears it too
      response.setHeader('ETag', `W/"${stats.size}-${stats.mtime.getTime()}"`);
      const {headers} = response.req;
      if (isUnchanged(headers, response.getHeader('ETag'), stats.mtime)) throw UNCHANGED;
      // the rest of another state is no use; a weak tag cannot say that each byte is the same
      if ((headers['if-range'] ?? stats.mtime.toUTCString()) !== stats.mtime.toUTCString()) delete headers.range;
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
    // what is no range of one part may be answered with the whole file
    if (!isPart(request.headers.range)) delete request.headers.range;
    // a build may take a file away while it is on its way to a reader
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      compress(request, response, () => files(request, response, () => notFound(response)));
    } catch (error) {
      if (error === UNCHANGED) response.writeHead(304, {Vary: 'Accept-Encoding'}).end();
      else response.destroy();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve({server, url: `http://localhost:${server.address().port}${basePath}`}));
  });
}

function isPart(range = '') {
  const [, from, to] = RANGE.exec(range) ?? [];
  return from !== undefined && (to === '' || (Number(to) > 0 && Number(from) <= Number(to)));
}

/** What a reader has counts by its tags; by its day only when it has none. */
function isUnchanged({'if-none-match': tags, 'if-modified-since': day}, tag, changed) {
  if (tags === undefined) return Date.parse(day) >= Math.floor(changed / 1000) * 1000;
  const value = (text) => text.trim().replace(/^W\//, '');
  return tags.trim() === '*' || tags.split(',').some((known) => value(known) === value(tag));
}

if (process.argv[1] === import.meta.filename) {
  const {port, dir, build} = readValues();
  const basePath = process.env.BASE_PATH ?? '';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    refuse(`"${port}" is no port.\n  fix: write a number up to 65535, such as --port 3001`);
  if (!/^(?:\/[^/].*[^/]|\/[^/]|)$/.test(basePath))
    refuse(`BASE_PATH is not valid: "${basePath}".\n  fix: write it as for the build, such as /sub, or leave it out`);
  if (build) {
    // a port in use is told now, not when the build is done
    (await listen()).server.close();
    const {status} = runNpm(['run', 'build'], {stdio: 'inherit'});
    if (status !== 0) process.exit(1);
  }
  const reason = unfinishedReason(dir);
  if (reason) refuse(reason);
  const {url} = await listen();
  console.log(`\n  Sunroot is served at ${url || '/'}\n  Stop it with Ctrl+C.\n`);

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

/** lib/options.ts is out of reach here: plain Node runs this file. */
function readValues() {
  const usage = 'npm start -- [--port 3000], or without a build: npm run serve -- [--port 3000] [--dir out]';
  try {
    const {values} = parseArgs({
      options: {
        port: {type: 'string', default: process.env.PORT ?? '3000'},
        dir: {type: 'string', default: 'out'},
        build: {type: 'boolean'},
        help: {type: 'boolean'},
      },
    });
    if (!values.help) return values;
    console.log(usage);
    process.exit(0);
  } catch {
    // Node's own sentences know neither the choices nor the remedy
    console.error(`This cannot be understood: ${process.argv.slice(2).join(' ')}\n  fix: ${usage}`);
    process.exit(1);
  }
}
