import {test, ready} from './support/test.ts';
test.use({serviceWorkers:'block'});
test('x', async ({page, site}) => {
  if (process.env.B) site.deploy('b');
  page.on('console', m => console.log('C', m.text()));
  page.on('pageerror', m => console.log('E', m.stack));
  page.on('response', r => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await page.goto(`${site.url}/blog`);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(4000);
  console.log(site.requests.filter(r=>r.includes('chunks')).join('\n'));
});
