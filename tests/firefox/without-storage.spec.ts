import {BLOG} from '../support/own-site.ts';
import {BAR, soon, test} from './support/test.ts';

// "Block all cookies": any access to storage throws
test.use({prefs: {'network.cookie.cookieBehavior': 2}});

test('a page with blocked storage works, and a choice lasts until it is left', async ({reader}) => {
  // the browser itself reports the blocked access
  reader.mayFail = /Failed to register\/update a ServiceWorker/;
  const reported: string[] = [];
  reader.page.on('console', (message) => reported.push(message.text()));
  await reader.open('/docs/yoga/unveiling-yoga');
  const ask = () => {
    try {
      return typeof localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  };
  await soon(() => reader.look(ask)).toBe('SecurityError');
  await soon(() => reported.join('\n')).toContain('Pages cannot be saved for offline reading.');
  await reader.press({role: 'button', name: /^Switch between dark and light mode/, within: BAR});
  await soon(() => reader.look(() => document.documentElement.dataset.theme)).toBe('dark');
  await reader.press({role: 'button', name: 'Collapse sidebar'});
  await reader.doesNotSee({role: 'navigation', name: 'Docs sidebar'});
  const stayedInside = await reader.staysInside();
  await reader.press({role: 'link', name: BLOG.label, within: BAR});
  await reader.isOn(BLOG.path);
  await stayedInside();
  await reader.open('/offline');
  await reader.sees({role: 'heading', name: 'Reading offline'});
});
