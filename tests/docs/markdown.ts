import {readdirSync, readFileSync} from 'node:fs';
import GithubSlugger from 'github-slugger';

export interface Page {
  readonly file: string;
  readonly text: string;
}

/** The documentation: every Markdown file that people of the project read. A closed notebook may name what is gone. */
export function pages(): Page[] {
  const top = readdirSync('.').filter((name) => name.endsWith('.md'));
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.md') && !/(^notebook|fixtures|templates|\.cache|node_modules)\//.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...top, ...below.sort()].map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

const FOLDERS = ['docs', 'deploy', 'lib', 'components', 'scripts', 'tests', 'bench'];

/** The commands of the package that a text names: "content:check" for `npm run content:check -- --fix`. */
export function commandsIn(text: string): string[] {
  const run = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!);
  const short = [...text.matchAll(/npm (start|test)\b/g)].map(([, name]) => name!);
  return [...new Set([...run, ...short])];
}

const TOP = /^(app|bench|components|content|deploy|docs|lib|public|scripts|tests|\.vscode|\.githooks|\.github)\//;

/** Paths of the project that are between backticks; patterns and names with a part to fill in are none. */
export function pathsIn(text: string): string[] {
  const spans = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  return [...new Set(spans.filter((span) => TOP.test(span) && !/[\s<>{}*…|]|YYYY/.test(span)))];
}

/** Where the relative links of a text lead. */
export function linksIn(text: string): {path: string; anchor?: string}[] {
  const targets = [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets
    .filter((target) => !/^[a-z]+:|^\//.test(target) && !/[…<]/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return {path, anchor};
    });
}

/** The anchors GitHub gives the headings of a text. */
export function anchorsIn(text: string): string[] {
  const slugger = new GithubSlugger();
  return [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    slugger.slug(heading!.replaceAll('`', '')),
  );
}

function withoutFences(text: string): string {
  return text.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '');
}
