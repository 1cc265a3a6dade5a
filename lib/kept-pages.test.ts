import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';

const BUILD = 'a'.repeat(16);
const items = [{route: '/docs/soil'}, {route: '/docs/water'}];

beforeEach(() => {
  vi.resetModules();
  const known = JSON.stringify({build: BUILD, keys: {'/docs/soil': 'k1', '/docs/water': 'k2'}, kept: ['/docs/soil']});
  vi.spyOn(process, 'cwd').mockReturnValue(folderWith({'.cache/pages.json': known}));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  ['production', BUILD, ['/docs/water']],
  // prepared for another state
  ['production', 'b'.repeat(16), ['/docs/soil', '/docs/water']],
  ['development', BUILD, ['/docs/soil', '/docs/water']],
])('in %s, build %s, %o are rendered', async (mode, build, expected) => {
  vi.stubEnv('NODE_ENV', mode as 'production');
  vi.stubEnv('BUILD_ID', build);
  const {toRender} = await import('./kept-pages');
  expect(toRender(items).map(({route}) => route)).toEqual(expected);
});
