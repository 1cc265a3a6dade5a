import {expect, test} from 'vitest';
import {plainText} from './entities';

test('entities of an attribute are decoded, once', () => {
  expect(plainText('Tom &amp; Jo&#x27;s &quot;tea&quot; &lt;3 &amp;lt;')).toBe('Tom & Jo\'s "tea" <3 &lt;');
});
