/** Cache storage as far as the site uses it, for tests in Node. */
export class FakeCaches {
  private readonly stores = new Map<string, FakeCache>();
  /** The time for opening one and searching all of them. */
  delayMs = 0;

  async open(name: string): Promise<FakeCache> {
    await new Promise((done) => setTimeout(done, this.delayMs));
    const found = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, found);
    return found;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async match(key: string | Request): Promise<Response | undefined> {
    await new Promise((done) => setTimeout(done, this.delayMs));
    for (const store of this.stores.values()) {
      const hit = await store.match(key);
      if (hit) return hit;
    }
    return undefined;
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(key: string | Request): Promise<Response | undefined> {
    return this.entries.get(absolute(key))?.clone();
  }

  async put(key: string | Request, response: Response): Promise<void> {
    this.entries.delete(absolute(key));
    this.entries.set(absolute(key), response);
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.entries.delete(absolute(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

export const ORIGIN = 'https://site.example';

function absolute(key: string | Request): string {
  return new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
}

export interface SitePage {
  readonly build?: string;
  readonly title?: string;
  readonly assets?: readonly string[];
}

/** A page of the export, as the service worker reads it. */
export function htmlPage({
  build = 'one',
  title = 'A page',
  assets = ['/_next/static/chunks/app.js'],
}: SitePage = {}): Response {
  const html = `<meta property="og:title" content="${title}"/><script id="runtime" data-build="${build}">${JSON.stringify(assets)}</script>`;
  return new Response(html, {headers: {'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br'}});
}

/** The responses of a server, by path; everything else is 404. A value of "gone" closes the connection. */
export type Answers = Record<string, (() => Response) | 'gone'>;

export function fakeFetch(answers: Answers, requested: string[] = []): typeof fetch {
  return async (input) => {
    const {pathname} = new URL(typeof input === 'object' && 'url' in input ? input.url : String(input), ORIGIN);
    requested.push(pathname);
    const answer = answers[pathname];
    if (answer === 'gone') throw new TypeError('Failed to fetch');
    return answer?.() ?? new Response('', {status: 404});
  };
}
