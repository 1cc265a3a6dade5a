import type {CDPSession} from '@playwright/test';

export type Kind = 'document' | 'style' | 'script' | 'font' | 'image' | 'data';

/** A response from the network, with its bytes as sent: headers and body. */
export interface Sent {
  readonly kind: Kind;
  readonly bytes: number;
}

/** The responses since the session started, and how long the network has been quiet. */
export interface Network {
  readonly sent: readonly Sent[];
  readonly quiet: (milliseconds: number) => Promise<void>;
}

/** 1.6 Mbit/s down, 0.75 up, 150 ms: a slow phone connection. */
const SLOW_LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/html/, 'document'],
  [/css/, 'style'],
  [/javascript/, 'script'],
  [/^font|woff/, 'font'],
  [/^image/, 'image'],
];
const MAX_WAIT_MS = 45_000;

/** `slow` slows down the connection of a tab, and its processor four times. */
export type Line = 'slow' | 'fast';

/** Records a tab's network. */
export async function watchNetwork(session: CDPSession, line: Line): Promise<Network> {
  const open = new Map<string, Kind | 'unknown' | 'cached'>();
  const sent: Sent[] = [];
  let last = Date.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    // requests of the previous page never report their end
    if (type === 'Document') open.clear();
    if (request.url.startsWith('http')) open.set(requestId, 'unknown');
    last = Date.now();
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    if (!open.has(requestId)) return;
    const cached = response.fromDiskCache || response.fromPrefetchCache;
    open.set(requestId, cached ? 'cached' : (KINDS.find(([mime]) => mime.test(response.mimeType))?.[1] ?? 'data'));
  });
  session.on('Network.requestServedFromCache', ({requestId}) => open.delete(requestId));
  session.on('Network.loadingFailed', ({requestId}) => open.delete(requestId));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = open.get(requestId);
    open.delete(requestId);
    last = Date.now();
    if (kind && kind !== 'unknown' && kind !== 'cached') sent.push({kind, bytes: encodedDataLength});
  });
  if (line === 'slow') {
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  const quiet = async (milliseconds: number) => {
    const start = Date.now();
    while (Date.now() - start < MAX_WAIT_MS && (open.size > 0 || Date.now() - last < milliseconds)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return {sent, quiet};
}
