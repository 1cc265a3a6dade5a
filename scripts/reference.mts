/** `npm run reference`: docs/reference.md, made from the schemas. */
import {writeFileSync} from 'node:fs';
import {referenceText} from '@/lib/authoring/reference/reference';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run reference', 'writes docs/reference.md');

writeFileSync('docs/reference.md', referenceText());
console.log('docs/reference.md');
