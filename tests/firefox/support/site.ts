import {EventEmitter, once} from 'node:events';
import type {RequestListener, Server} from 'node:http';
import {serve} from '@/scripts/serve.mjs';

/** The export on its own port, which can delay responses. */
export class Site {
  private readonly held = new Set<RegExp>();
  private readonly released = new EventEmitter().setMaxListeners(0);

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {
    const [answer] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', async (request, response) => {
      while ([...this.held].some((pattern) => pattern.test(request.url!))) await once(this.released, 'now');
      answer!(request, response);
    });
  }

  static async start(): Promise<Site> {
    const {server, url} = await serve({dir: 'out'});
    return new Site(server, url);
  }

  /** Delays the response to every matching request until the returned function is called. */
  delay(pattern: RegExp): () => void {
    this.held.add(pattern);
    return () => {
      this.held.delete(pattern);
      this.released.emit('now');
    };
  }

  /** As if the machine were unplugged. */
  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
