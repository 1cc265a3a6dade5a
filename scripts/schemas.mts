/** `npm run schemas`: what VS Code needs to help authors, made from the schemas and examples the site itself uses. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '@/lib/authoring/editor/editor-files';
import {refuseArguments} from './support/no-arguments.mjs';
import {runBiome} from './support/npm.mjs';

refuseArguments('npm run schemas', 'writes the schemas and snippets of VS Code to .vscode');

const files = editorFiles();
for (const [file, content] of Object.entries(files)) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
// as the linter wants them
const {status} = runBiome(['format', '--write', '.vscode'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) {
  console.error('The files in .vscode are written, but could not be formatted: npm run lint tells why.');
  process.exit(1);
}
console.log(`${Object.keys(files).length} files → .vscode`);
