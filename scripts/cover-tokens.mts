/* `npm run covers:tokens`: writes the colours of the covers as CSS after a change of lib/covers/palette.ts. */
import {writeFileSync} from 'node:fs';
import {coverTokens} from '@/lib/covers';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run covers:tokens', 'writes app/_styles/cover-tokens.css');

writeFileSync('app/_styles/cover-tokens.css', coverTokens());
