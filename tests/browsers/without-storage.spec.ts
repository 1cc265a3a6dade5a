import {BLOG} from '../support/own-site.ts';
import {BAR, soon, test} from './support/test.ts';

// "Block all cookies": whoever asks for any storage gets an error
test.use({prefs: {'network.cookie.cookieBehavior': 2}});

test('a page whose storage is blocked works, and a choice lasts as long as the page', async ({reader}) => {
  // the browser itself says that the page asked in vain
  reader.mayFail = /Failed to register\/update a ServiceWorker/;
  await reader.open('/docs/yoga/unveiling-yoga');
  const ask = () => {
    try {
      return typeof localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  };
  await soon(() => reader.look(ask)).toBe('SecurityError');
  // what a page that can be kept is reported comes a second after it
  await new Promise((done) => setTimeout(done, 1500));
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
