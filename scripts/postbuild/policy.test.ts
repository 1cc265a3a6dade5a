import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {analyticsInit} from './analytics-init.mts';
import {addPolicy} from './policy.mts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

function directives(html: string): Record<string, string> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    content.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
}
const plain = {};

describe('the policy of a page', () => {
  test('is first in the head, after the character set', () => {
    expect(addPolicy(page('<title>x</title>'), plain)).toContain(
      '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
    );
    expect(addPolicy('<head><title>x</title></head>', plain)).toMatch(/^<head><meta http-equiv/);
  });

  test('is never left out: a page without a plain head is refused', () => {
    expect(() => addPolicy('<!DOCTYPE html><html><head data-x=""></head></html>', plain)).toThrow('no <head>');
  });

  test('has the hashes of exactly the scripts in the page, each once', () => {
    const html = page('<script>one()</script>', '<script>two()</script><script id="x">one()</script>');
    expect(directives(addPolicy(html, plain))['script-src']).toBe(`'self' ${hash('one()')} ${hash('two()')}`);
  });

  test('ignores scripts of files and data', () => {
    const html = page(
      '<script src="/a.js" async=""></script><script type="application/json" id="flight">[]</script><script type="application/ld+json">{}</script>',
    );
    expect(directives(addPolicy(html, plain))['script-src']).toBe("'self'");
  });

  test('hashes multi-byte characters and line breaks as they are', () => {
    const script = '"—"\n// 👩‍🌾';
    expect(directives(addPolicy(page(`<script>${script}</script>`), plain))['script-src']).toContain(hash(script));
  });

  test('has the hashes of inline styles', () => {
    const html = page('<style>p{color:red}</style>');
    expect(directives(addPolicy(html, plain))['style-src']).toBe(`'self' ${hash('p{color:red}')}`);
  });

  test('never allows unsafe sources, plug-ins, or another base', () => {
    const policy = directives(addPolicy(page(''), plain));
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  test('allows the hosts of analytics, and its start script, only when it is configured', () => {
    expect(addPolicy(page(''), plain)).not.toContain('google');
    const policy = directives(addPolicy(page(''), {trackingId: 'G-1'}));
    expect(policy['script-src']).toBe(`'self' ${hash(analyticsInit('G-1'))} https://*.googletagmanager.com`);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  });

  test('is made from the start script that the package adds, with the id filled in', () => {
    expect(analyticsInit('G-1')).toContain("gtag('config', 'G-1'");
    expect(analyticsInit('G-1')).not.toContain('${');
  });
});
