import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {addPolicy} from '../../../scripts/postbuild/policy.mts';
import {finishedBuild} from '../../../scripts/support/finished.mjs';

export type Fault =
  | 'reset'
  | 'hang'
  | 404
  | 500
  | {readonly body: string | Buffer; readonly type: string; readonly status?: number}
  | {readonly delayMs: number};

const OUT = path.resolve(process.env.TRUST_DIR ?? 'out');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.xml': 'application/xml',
};

/**
 * The export on its own port, with faults on demand. It can be deployed again: build "b" is the same site with another
 * build id and other names for every script named by its content, and without those of "a".
 */
export class SiteServer {
  readonly requests: string[] = [];
  private build: 'a' | 'b' = 'a';
  private readonly faults: {readonly pattern: RegExp; readonly fault: Fault}[] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));
  private readonly id = finishedBuild(OUT);

  async start(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, done));
    return this;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  deploy(build: 'a' | 'b'): void {
    this.build = build;
  }

  /** From now on every request whose path and query match fails in this way. */
  fail(pattern: RegExp, fault: Fault): void {
    this.faults.unshift({pattern, fault});
  }

  /** As if the machine were unplugged: closes every connection. */
  unplug(): void {
    this.fail(/./, 'reset');
    this.server.closeAllConnections();
  }

  recover(): void {
    this.faults.length = 0;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/';
    const fault = this.faults.find(({pattern}) => pattern.test(address))?.fault;
    if (fault === 'reset') return void request.socket.destroy();
    this.requests.push(`${request.method} ${address}`);
    if (fault === 'hang') return;
    if (typeof fault === 'number') return void response.writeHead(fault, {'Content-Type': 'text/plain'}).end('fault');
    if (fault && 'body' in fault) {
      const headers = {'Content-Type': fault.type, 'X-Content-Type-Options': 'nosniff'};
      return void response.writeHead(fault.status ?? 200, headers).end(fault.body);
    }
    const send = () => this.send(request, address, response);
    if (fault) setTimeout(send, fault.delayMs);
    else send();
  }

  private send(request: IncomingMessage, address: string, response: ServerResponse): void {
    const pathname = decodeURIComponent(address.split('?')[0]!);
    const file = this.fileOf(pathname);
    const type = TYPES[path.extname(file ?? '404.html')] ?? 'application/octet-stream';
    const body = readFileSync(file ?? path.join(OUT, '404.html'));
    const headers = {'Content-Type': type, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff'};
    const isText = /html|javascript|plain|json|css|svg/.test(type);
    response.writeHead(file ? 200 : 404, isText ? {...headers, 'Content-Encoding': 'gzip'} : headers);
    if (request.method === 'HEAD') response.end();
    else response.end(isText ? gzipSync(this.dressed(body.toString())) : body);
  }

  private fileOf(pathname: string): string | undefined {
    const isHashed = /\/_next\/static\/(?:chunks|pages)\/[^/]+\.js$/.test(pathname);
    if (isHashed && pathname.endsWith('-bb.js') !== (this.build === 'b')) return undefined;
    const plain = pathname.replace('-bb.js', '.js').replace('build-bb', this.id);
    const base = path.join(OUT, plain);
    return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
  }

  private dressed(text: string): string {
    if (this.build === 'a') return text;
    const renamed = text
      .replaceAll(this.id, 'build-bb')
      .replace(/(static\/(?:chunks|pages)\/[\w.~-]+?)\.js/g, '$1-bb.js');
    const bare = renamed.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    return bare === renamed ? renamed : addPolicy(bare, {});
  }
}
