import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {choices} from '@/lib/errors';
import {COMPONENTS, ELEMENTS} from './allowed';

const LIST = 'write a list in Markdown: each line starts with "- " or "1. "';
const TABLE = 'write a table in Markdown with | between the cells, or a figure of the kind table';
const HEADING = 'write a heading in Markdown: ## Headline, ### below it';
const PLAIN = 'remove the tags: Markdown makes paragraphs, and the site has its own look';
const STYLE = 'remove the tags: the style sheet sets colour, size and position';
const MEDIA = 'say in words what it shows and link to the page it is on: [words](https://…)';
const PROGRAM = 'remove it: an article contains no code and loads nothing';
const FORM = 'remove it: readers have nothing to fill in; a figure of the kind checklist has boxes to tick';

const BOX = 'write <TakeCare title="…"> for a warning, <KeyPoints> for what to take away';

/** What to write instead of an element that people know from other places. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: 'write a link in Markdown: [words](/docs/intro) or [words](https://…)',
  b: 'write **bold** in Markdown',
  // in lower case it is allowed
  br: 'write <br />; an empty line starts a paragraph, "- " at the start of a line a list item',
  blockquote: 'start each line of the quotation with "> "',
  code: 'write `code` between backticks',
  div: `${PLAIN}; docs/writing.md shows the available boxes`,
  figcaption: 'write the caption into the quotation marks: ![what it shows](./picture.jpg "The caption.")',
  figure: 'write ![what it shows](./picture.jpg "The caption."), or a ```figure block',
  hr: 'write three dashes on a separate line',
  i: 'write *emphasis* in Markdown; for a word in another language <span lang="la">Allium</span>',
  p: 'leave a blank line between paragraphs; no tags are needed',
  pre: 'put three backticks on the lines before and after it',
  svg: 'draw it as a figure of the kind diagram, or save it as a file and write ![what it shows](./picture.svg)',
  u: 'write *emphasis*: readers mistake underlined words for links',
  wbr: 'write <wbr />',
  ...fixForAll('li ol ul', LIST),
  ...fixForAll('table tbody td tfoot th thead tr', TABLE),
  ...fixForAll('h1 h2 h3 h4 h5 h6', HEADING),
  ...fixForAll('article header footer main nav section', PLAIN),
  ...fixForAll('audio embed iframe object video', MEDIA),
  ...fixForAll('base link meta script', PROGRAM),
  ...fixForAll('big center font style', STYLE),
  ...fixForAll('button form input', FORM),
  ...fixForAll('s strike', 'write ~~struck out~~ in Markdown'),
  ...fixForAll('Admonition Alert Callout Caution Danger Info Note Tip Warning', BOX),
  ...fixForAll('Chart Diagram Graph Table', 'write a ```figure block; docs/writing.md shows every kind'),
  ...fixForAll('Cite Footnote Ref Source', 'cite a source with its id: [@nhs-vitamin-d]'),
  ...fixForAll('Link', 'write a link in Markdown: [words](/docs/intro)'),
};

function fixForAll(names: string, remedy: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, remedy]));
}

type TextAttributes = Readonly<Record<string, string | undefined>>;

/** The fix for an element or component that is not allowed, with the author's own attributes. */
export function fixFor(name: string, attributes: TextAttributes = {}): string {
  if (/^(img|image|picture)$/i.test(name)) return pictureFix(attributes);
  const key = [name, name.toLowerCase()].find((item) => Object.hasOwn(INSTEAD, item));
  if (key) return INSTEAD[key]!;
  const isLike = (component: string) => component.toLowerCase() === name.toLowerCase().replaceAll('-', '');
  const isComponent = /^[A-Z]/.test(name) || name.includes('.') || Object.keys(COMPONENTS).some(isLike);
  return choices(name, Object.keys(isComponent ? COMPONENTS : ELEMENTS), 30);
}

/** The Markdown for an element that .mdx allows and .md does not have. */
export function fixInMarkdown(name: string): string {
  if (name.toLowerCase() === 'br') {
    return 'end the line with \\ to break it; an empty line starts a paragraph, "- " at the start of a line a list item';
  }
  return Object.hasOwn(COMPONENTS, name) ? 'rename the file to .mdx' : 'write Markdown, or rename the file to .mdx';
}

/** The attributes of an element that are text. */
export function textAttributesOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): TextAttributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** The attributes of a tag, from its text. */
export function textAttributesIn(tag: string): TextAttributes {
  const pairs = tag.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name, ...values]) => [name, values.find((item) => item !== undefined)]),
  );
}

function pictureFix({src = '', alt = ''}: TextAttributes): string {
  const words = alt.trim().replace(/[[\]]/g, '\\$&') || 'what it shows';
  const isElsewhere = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src);
  const [name = ''] = /[^/?#]*(?=[?#]|$)/.exec(src.replace(/^[^?#]*\//, '')) ?? [];
  const file = (isElsewhere ? name && `./${name}` : src) || './picture.jpg';
  const write = `write ![${words}](${file.replaceAll(' ', '%20')})`;
  return isElsewhere ? `save the picture beside the article and ${write}` : write;
}
