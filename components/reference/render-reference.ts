import 'server-only';
import {articleComponents} from '@/components/article/mdx-components';
import {referenceText} from '@/lib/authoring/reference/reference';
import {articleContext} from '@/lib/content/markdown/article-context';
import {compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext} from '@/lib/content/markdown/context';
import {projectLookUps} from '@/lib/content/markdown/look-ups';
import {allSources} from '@/lib/data/sources';

/** The examples are compiled as an article of this name, so that images beside articles are found. */
const FILE = 'content/docs/gardening/reference.mdx';

/** docs/reference.md as HTML, in which each example is followed by what readers see of it. */
export async function renderReference() {
  const body = referenceText()
    .replace(/^# .*\n/, '')
    .replace(/^(`{3,})mdx\n([\s\S]*?)\n\1$/gm, '$&\n\n$2');
  const sources = allSources()
    .map(({id}) => id)
    .filter((id) => body.includes(id));
  const context = compileContext(FILE, {sources, ...(await projectLookUps())});
  const html = await compileMarkdown({
    body,
    bodyLine: 1,
    context,
    components: articleComponents(articleContext(context)),
  });
  return {html, sources};
}
