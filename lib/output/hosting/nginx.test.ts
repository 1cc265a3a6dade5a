import {expect, test} from 'vitest';
import {nginxConf} from './nginx';

test('only at the root of the host does /index.html redirect to /, which is no page below a base path', () => {
  const redirect = 'location = /index.html { return 301 /; }';
  expect(nginxConf({base: ''})).toContain(redirect);
  expect(nginxConf({base: '/sub'})).not.toContain(redirect);
});
