import {createService, type Reply, type Request} from '@/lib/search/service';

const answer = createService();

self.addEventListener('message', async ({data}: MessageEvent<Request>) => {
  self.postMessage(await answer(data));
});

// tells the page that it has started
self.postMessage({id: 0} satisfies Reply);
