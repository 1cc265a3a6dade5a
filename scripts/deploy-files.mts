/* `npm run deploy:files`: writes the recipes in deploy/ for the base path of the site (BASE_PATH). */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteConfig} from '@/lib/config';
import {deployFiles} from '@/lib/output/hosting/deploy-files';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments(
  'npm run deploy:files',
  'writes the recipes for hosts to deploy and netlify; BASE_PATH is the folder the site lives in',
);

for (const [file, text] of Object.entries(deployFiles({base: siteConfig().basePath}))) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  console.log(`  ${file}`);
}
