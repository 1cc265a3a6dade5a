/** `npm run schemas`: what VS Code needs to help authors, made from the schemas and examples the site itself uses. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '@/lib/editor/editor-files';

const files = editorFiles();
for (const [file, content] of Object.entries(files)) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
console.log(`${Object.keys(files).length} files → .vscode`);
