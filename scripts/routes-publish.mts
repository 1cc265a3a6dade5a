/* `npm run routes:publish`: adds today's routes and aliases to content/data/published-routes.txt. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {allRoutes} from '@/lib/site/routes';
import {allAliases} from '@/lib/site/routing/aliases';
import {addPublished, PUBLISHED_FILE, readPublished} from '@/lib/site/routing/published-routes';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run routes:publish', "adds today's addresses to content/data/published-routes.txt");

const before = existsSync(PUBLISHED_FILE) ? readFileSync(PUBLISHED_FILE, 'utf8') : '';
const after = addPublished(before, await allRoutes(), await allAliases());
writeFileSync(PUBLISHED_FILE, after);
const added = readPublished(after).length - readPublished(before).length;
console.log(`${added} addresses added to ${PUBLISHED_FILE}, ${readPublished(after).length} in all.`);
