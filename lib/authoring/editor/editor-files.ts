import 'server-only';
import {EDITOR_SCHEMAS, type Json, jsonSchema} from './schemas';

const FOLDER = '.vscode';

/** Every file that `npm run schemas` writes, by its path in the project. */
export function editorFiles(): Readonly<Record<string, Json>> {
  const schemas = Object.entries(EDITOR_SCHEMAS).map(([name, schema]) => [
    `${FOLDER}/schemas/${name}.json`,
    jsonSchema(schema),
  ]);
  return {
    ...Object.fromEntries(schemas),
    [`${FOLDER}/settings.json`]: settings(),
    [`${FOLDER}/extensions.json`]: {
      recommendations: ['biomejs.biome', 'redhat.vscode-yaml', 'unifiedjs.vscode-mdx', 'vitest.explorer'],
    },
  };
}

function settings(): Json {
  const associated = Object.entries(EDITOR_SCHEMAS).flatMap(([name, {files}]) =>
    files ? [[`./${FOLDER}/schemas/${name}.json`, files.length === 1 ? files[0]! : files] as const] : [],
  );
  return {
    'yaml.schemas': Object.fromEntries(associated),
    'editor.formatOnSave': true,
    'editor.defaultFormatter': 'biomejs.biome',
    '[mdx]': {'editor.wordWrap': 'on', 'editor.formatOnSave': false, 'editor.quickSuggestions': {other: 'on'}},
    '[markdown]': {'editor.wordWrap': 'on', 'editor.formatOnSave': false},
    '[yaml]': {'editor.formatOnSave': false},
    'files.eol': '\n',
    'files.insertFinalNewline': true,
  };
}
