import {createService, type Request} from '@/lib/search/service';

const answer = createService();

self.addEventListener('message', async ({data}: MessageEvent<Request>) => {
  self.postMessage(await answer(data));
});
