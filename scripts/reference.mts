/** `npm run reference`: docs/reference.md, made from the schemas. */
import {writeFileSync} from 'node:fs';
import {referenceText} from '@/lib/reference/reference';

writeFileSync('docs/reference.md', referenceText());
console.log('docs/reference.md');
