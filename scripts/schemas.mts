/** `npm run schemas`: generates what VS Code needs to help authors, from the schemas of the site. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '@/lib/authoring/editor/editor-files';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run schemas', 'writes the schemas and settings of VS Code to .vscode');

const files = editorFiles();
for (const [file, content] of Object.entries(files)) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
console.log(`${Object.keys(files).length} files → .vscode`);
