import {afterEach, expect, test, vi} from 'vitest';
import {loadPreview} from './preview-data';

afterEach(() => vi.unstubAllGlobals());

const preview = {title: 'Begin', description: 'Where to start.', readingMinutes: 4};
const payload = {version: 1, kind: 'previews', articles: {'/docs/yoga/begin': preview}};

test('a file that failed is requested again, with a timeout; a loaded one never', async () => {
  const fetchMock = vi.fn(async () => Response.json(payload, {status: 503}));
  vi.stubGlobal('fetch', fetchMock);
  expect(await loadPreview('/docs/yoga/begin')).toBeUndefined();
  expect(fetchMock).toHaveBeenCalledWith('/previews/docs-yoga.json', {signal: expect.any(AbortSignal)});
  fetchMock.mockImplementation(async () => Response.json(payload));
  expect(await loadPreview('/docs/yoga/begin')).toEqual(preview);
  expect(await loadPreview('/docs/yoga/gone')).toBeUndefined();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('nothing is requested for links to other pages', async () => {
  vi.stubGlobal('fetch', vi.fn());
  expect(await loadPreview('/docs/tags/sleep')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});
