import {expect, test} from 'vitest';
import {analyticsInit} from './analytics-init.mts';

test('the start script of analytics is the one the package adds to the page', () => {
  expect(analyticsInit('G-TEST')).toMatchInlineSnapshot(`
    "
              window['dataLayer'] = window['dataLayer'] || [];
              function gtag(){window['dataLayer'].push(arguments);}
              gtag('js', new Date());

              gtag('config', 'G-TEST' );"
  `);
});
