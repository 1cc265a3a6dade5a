/* html-validate on every page of the export; x/index.html is a copy of x.html. `node tests/trust/html-validate.mjs
   [every nth]` */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';

const out = path.resolve(process.env.TRUST_DIR ?? 'out');
const step = Number(process.argv[2] ?? 1);
const config = JSON.parse(readFileSync(new URL('./htmlvalidate.json', import.meta.url), 'utf8'));
const validator = new HtmlValidate(new StaticConfigLoader(config));

const pages = readdirSync(out, {recursive: true})
  .filter((file) => file.endsWith('.html') && (file === 'index.html' || !file.endsWith('/index.html')))
  .filter((_, index) => index % step === 0);
const faults = new Map();
for (const page of pages) {
  const {results} = await validator.validateString(readFileSync(path.join(out, page), 'utf8'));
  for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages)) {
    const key = `${ruleId}: ${message} (${(selector ?? '').split(' > ').slice(-3).join(' > ')})`;
    faults.set(key, [...(faults.get(key) ?? []), page]);
  }
}
for (const [fault, where] of faults)
  console.error(`${fault}\n    on ${where.length} pages, such as ${where.slice(0, 3).join(', ')}`);
console.log(`${pages.length} pages checked, ${faults.size} kinds of faults`);
process.exit(faults.size > 0 ? 1 : 0);
