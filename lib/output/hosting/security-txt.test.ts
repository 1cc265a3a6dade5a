import {expect, test} from 'vitest';
import {securityText} from './security-txt';

test('security.txt names contact, expiry, language and its own address', () => {
  const text = securityText({
    contact: 'mailto:security@x.example',
    canonical: 'https://x.example/.well-known/security.txt',
    language: 'en',
    today: '2025-06-15',
  });
  expect(text).toMatchInlineSnapshot(`
    "Contact: mailto:security@x.example
    Expires: 2026-06-14T00:00:00.000Z
    Preferred-Languages: en
    Canonical: https://x.example/.well-known/security.txt
    "
  `);
});
