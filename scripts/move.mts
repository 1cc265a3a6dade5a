/** `npm run move -- FROM TO`: renames an article's file, keeps its old address as an alias, and updates links to it. */
import {rmSync, writeFileSync} from 'node:fs';
import {moveArticle} from '@/lib/authoring/scaffold/move-article';
import {SiteError} from '@/lib/errors';
import {runCommand} from '@/lib/options';

const USAGE = {command: 'npm run move -- FROM TO', options: {}, takesWords: true} as const;

await runCommand(USAGE, ({words: [from, to, ...rest]}) => {
  if (from === undefined || to === undefined || rest.length > 0) {
    const problem = 'Which article is to be moved, and where?';
    throw new SiteError({
      problem,
      fix: 'name its file or address, and the new one: npm run move -- /docs/yoga/old-name new-name',
    });
  }
  const {from: old, to: file, route, texts} = moveArticle(process.cwd(), from, to);
  for (const [name, text] of texts) writeFileSync(name, text);
  if (old !== file) rmSync(old);
  console.log(`\n${old} → ${file}\nIts address is ${route}; the old one redirects there, in a build.`);
  const others = [...texts.keys()].filter((name) => name !== file);
  if (others.length > 0) console.log(`Links updated in: ${others.join(', ')}`);
  console.log('Now run: npm run content:check\n');
});
