import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {deployFiles} from './deploy-files';

test.each(Object.entries(deployFiles({base: siteConfig().basePath})))(
  '%s is what npm run deploy:files writes',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
