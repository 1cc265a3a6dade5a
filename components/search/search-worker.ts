import {FETCH_TIMEOUT_MS} from '@/lib/client/browser/fetch-json';
import {createService, type Reply, type Request} from '@/lib/search';

const answer = createService(FETCH_TIMEOUT_MS);

self.addEventListener('message', async ({data}: MessageEvent<Request>) => {
  self.postMessage(await answer(data));
});

// reports its start to the page
self.postMessage({id: 0} satisfies Reply);
