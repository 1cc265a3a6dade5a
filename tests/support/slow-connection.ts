import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

export interface Pieces {
  readonly bytes: number;
  readonly gapMs: number;
}

/** A proxy that sends page bodies in small pieces, like a slow connection, and their style sheets late. */
export async function servePiecewise(origin: string, {bytes, gapMs}: Pieces): Promise<{url: string; stop: () => void}> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {'content-type': type});
    if (type.includes('css')) await sleep(400);
    if (!type.includes('html')) return response.end(body);
    const start = body.indexOf('<body');
    response.write(body.subarray(0, start));
    for (let at = start; at < body.length && !response.destroyed; at += bytes) {
      await sleep(gapMs);
      response.write(body.subarray(at, at + bytes));
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {url: `http://localhost:${(server.address() as AddressInfo).port}`, stop};
}
