import type {PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {choices, type Explanation} from '@/lib/errors';
import {lineAndColumn} from '@/lib/text-file';
import {citationMarks} from './citation-mark';
import {type CompileContext, placeOf} from './context';

/** `[@id; @id]` → numbered marks that link to the list of sources. Refuses an id the front matter does not list. */
export function citations(context: CompileContext) {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    const cited = new Set<number>();
    visit(tree, 'text', (node, index, parent) => {
      if (parent === undefined || index === undefined || !node.value.includes('[@')) return undefined;
      const parts: PhrasingContent[] = [];
      const written = writtenIds(source, node);
      let end = 0;
      for (const found of citationMarks(node.value)) {
        if (found.start > end) parts.push({type: 'text', value: node.value.slice(end, found.start)});
        const {sources} = context;
        const ids = found.ids.map(({id}) => id).sort((a, b) => sources.indexOf(a) - sources.indexOf(b));
        for (const id of ids) {
          if (!context.sources.includes(id)) {
            const offset = written.find((item) => item.id === id)?.offset;
            const place = offset === undefined ? placeOf(node) : lineAndColumn(source, offset);
            context.found.faults.add('citations', {...unlisted(id, context.sources), file: context.file, ...place});
          }
          written.shift();
        }
        const numbers = ids.map((id) => sources.indexOf(id) + 1);
        parts.push(mark(numbers, cited));
        end = found.end;
      }
      if (end < node.value.length) parts.push({type: 'text', value: node.value.slice(end)});
      parent.children.splice(index, 1, ...(parts as typeof parent.children));
      return [SKIP, index + parts.length];
    });
  };
}

/** The ids as written in the file, where a text may contain escapes; for a caption, in its picture. */
function writtenIds(source: string, {position}: Text): {id: string; offset: number}[] {
  const start = position?.start.offset ?? 0;
  const marks = citationMarks(source.slice(start, position?.end.offset));
  return marks.flatMap(({ids}) => ids.map(({id, index}) => ({id, offset: start + index})));
}

/** The first mark of a number has an id, to which its source links back. `cited` are the numbers so far. */
function mark(numbers: readonly number[], cited: Set<number>): PhrasingContent {
  const links = numbers.map((number): PhrasingContent => {
    const id = cited.has(number) ? undefined : `cite-${number}`;
    cited.add(number);
    return {
      type: 'link',
      url: `#source-${number}`,
      data: {hProperties: {id, ariaLabel: `Source ${number}`}},
      children: [{type: 'text', value: String(number)}],
    };
  });
  const children = links.flatMap((link, index): PhrasingContent[] =>
    index === 0 ? [link] : [{type: 'text', value: ', '}, link],
  );
  return {type: 'emphasis', data: {hName: 'sup', hProperties: {className: ['cite']}}, children};
}

function unlisted(id: string, sources: readonly string[]): Explanation {
  if (id === '') return {problem: 'This citation names no source.', fix: 'write [@its-id], or remove it'};
  const problem = `The text cites "${id}", which is not among the sources of the article.`;
  const ids = id.split(/[\s,]+/).map((item) => item.replace(/^@/, ''));
  if (ids.length > 1)
    return {problem, fix: `put semicolons between ids: [${ids.map((item) => `@${item}`).join('; ')}]`};
  const near = sources.length > 0 ? `, or ${choices(id, sources)}` : ' in the front matter';
  return {problem, fix: `add it to "sources"${near}`};
}
