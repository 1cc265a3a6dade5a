export interface Vector {
  readonly what: string;
  readonly body: string;
  readonly format?: 'md' | 'mdx';
  /** The start of the error message. */
  readonly message: string;
}

const ELEMENT = (name: string) => `<${name}> is not`;
const ADDRESS = 'The address ';
const EXPRESSION = 'The expression ';

const vector = (what: string, body: string, message: string, format?: 'md'): Vector => ({what, body, message, format});

export const ELEMENTS: readonly Vector[] = [
  vector('script', '<script>alert(1)</script>', ELEMENT('script')),
  vector('script in capitals', '<SCRIPT>alert(1)</SCRIPT>', ELEMENT('SCRIPT')),
  vector('script with a source', '<script src="https://evil.example/x.js"></script>', ELEMENT('script')),
  vector('iframe', '<iframe src="https://evil.example"></iframe>', ELEMENT('iframe')),
  vector('object', '<object data="x.swf"></object>', ELEMENT('object')),
  vector('embed', '<embed src="x.swf" />', ELEMENT('embed')),
  vector('base', '<base href="https://evil.example/" />', ELEMENT('base')),
  vector('meta refresh', '<meta httpEquiv="refresh" content="0;url=https://evil.example" />', ELEMENT('meta')),
  vector('link', '<link rel="stylesheet" href="https://evil.example/x.css" />', ELEMENT('link')),
  vector('style', '<style>@import "https://evil.example/x.css"</style>', ELEMENT('style')),
  vector('form', '<form action="https://evil.example"><input name="x" /></form>', ELEMENT('form')),
  vector('input', '<input autoFocus />', ELEMENT('input')),
  vector('button', '<button formAction="javascript:alert(1)">x</button>', ELEMENT('button')),
  vector('template', '<template><b>x</b></template>', ELEMENT('template')),
  vector('slot', '<slot name="x" />', ELEMENT('slot')),
  vector('portal of a frame', '<frameset><frame /></frameset>', ELEMENT('frameset')),
  vector(
    'noscript',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
    ELEMENT('noscript'),
  ),
  vector('video', '<video src="https://evil.example/x.mp4" />', ELEMENT('video')),
  vector('audio', '<audio src="https://evil.example/x.mp3" />', ELEMENT('audio')),
  vector('marquee', '<marquee>x</marquee>', ELEMENT('marquee')),
  vector('dialog', '<dialog open>x</dialog>', ELEMENT('dialog')),
  vector('canvas', '<canvas />', ELEMENT('canvas')),
  vector('an element with a dash', '<x-evil>x</x-evil>', ELEMENT('x-evil')),
  vector('an element of a name space', '<svg:script>alert(1)</svg:script>', ELEMENT('svg:script')),
  vector('a member expression', '<a.b.c />', ELEMENT('a.b.c')),
];

export const DRAWINGS: readonly Vector[] = [
  vector('svg', '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>', ELEMENT('svg')),
  vector('svg with onload', '<svg onload="alert(1)" />', ELEMENT('svg')),
  vector('svg with a foreign object', '<svg><foreignObject><p>x</p></foreignObject></svg>', ELEMENT('svg')),
  vector('svg use of another site', '<svg><use href="https://evil.example/x.svg#a" /></svg>', ELEMENT('svg')),
  vector(
    'svg animate that sets a link',
    '<svg><a><animate attributeName="href" to="javascript:alert(1)" /></a></svg>',
    ELEMENT('svg'),
  ),
  vector('math with a link', '<math><maction href="javascript:alert(1)">x</maction></math>', ELEMENT('math')),
];

export const ATTRIBUTES: readonly Vector[] = [
  vector('an event handler', '<span onclick="alert(1)">x</span>', 'onclick'),
  vector('an event handler as React writes it', '<span onClick="alert(1)">x</span>', 'onClick'),
  vector('a style', '<span style="position:fixed">x</span>', 'style'),
  vector('a class', '<span className="external">x</span>', 'className'),
  vector('an id that would hide a global', '<span id="location">x</span>', 'id'),
  vector('inner HTML', '<span dangerouslySetInnerHTML="x">x</span>', 'dangerouslySetInnerHTML'),
  vector('spread attributes', '<span {...{onClick: 1}}>x</span>', 'would be lost'),
  vector('an attribute made by a program', '<span lang={alert(1)}>x</span>', 'is not text'),
  vector('a handler on a component', '<Term means="x" onMouseOver="alert(1)">x</Term>', 'onMouseOver'),
  vector('srcdoc', '<span srcdoc="<script>alert(1)</script>">x</span>', 'srcdoc'),
  vector('contenteditable', '<span contentEditable="true">x</span>', 'contentEditable'),
];

export const SCHEMES: readonly Vector[] = [
  vector('javascript', '[x](javascript:alert(1))', ADDRESS),
  vector('javascript in mixed case', '[x](JaVaScRiPt:alert(1))', ADDRESS),
  vector('javascript with a tab', '[x](<java\tscript:alert(1)>)', ADDRESS),
  vector('javascript with an entity', '[x](javascript&#58;alert(1))', ADDRESS),
  vector('javascript with a named entity', '[x](javascript&colon;alert(1))', ADDRESS),
  vector('javascript with an entity for a tab', '[x](java&Tab;script:alert(1))', ADDRESS),
  vector('javascript with a line feed as entity', '[x](java&#10;script:alert(1))', ADDRESS),
  vector('javascript behind a tab as entity', '[x](&#9;javascript:alert(1))', ADDRESS),
  vector('javascript in a definition', '[x][y]\n\n[y]: javascript:alert(1)', ADDRESS),
  vector('vbscript', '[x](vbscript:msgbox)', ADDRESS),
  vector('data', '[x](data:text/html;base64,PHNjcmlwdD4=)', ADDRESS),
  vector('data in an image', '![x](data:image/svg+xml;base64,PHN2Zz4=)', ADDRESS),
  vector('file', '[x](file:///etc/passwd)', ADDRESS),
  vector('blob', '[x](blob:https://evil.example/1)', ADDRESS),
  vector('view-source', '[x](view-source:https://evil.example)', ADDRESS),
  vector('ftp', '[x](ftp://evil.example/x)', ADDRESS),
  vector('an intent of a phone', '[x](intent://scan/#Intent;end)', ADDRESS),
  vector('an address without a scheme', '[x](//evil.example/x)', ADDRESS),
  vector('an address with backslashes', '[x](<\\\\\\\\evil.example/x>)', ADDRESS),
  vector('an address with slash and backslash', '[x](</\\evil.example/x>)', ADDRESS),
  vector('an autolink', '<javascript:alert(1)>', ADDRESS, 'md'),
];

export const PROGRAMS: readonly Vector[] = [
  vector('an expression in a sentence', 'One {process.env.SECRET} two', EXPRESSION),
  vector('an expression on a line of its own', "{require('fs').readFileSync('/etc/passwd')}", EXPRESSION),
  vector('an expression behind a comment', '{/* x */ alert(1)}', EXPRESSION),
  vector('an expression that calls itself', '{(() => { for (;;); })()}', EXPRESSION),
  vector('an import', "import fs from 'node:fs'\n\nText", 'An article cannot import or export.'),
  vector('an export', 'export const x = 1\n\nText', 'An article cannot import or export.'),
  vector('a metadata export', 'export const metadata = {}\n\nText', 'An article cannot import or export.'),
  vector('raw HTML in .md', 'Text <b onmouseover="alert(1)">x</b>', 'HTML is not allowed here', 'md'),
  vector('a script in .md', '<script>alert(1)</script>', 'HTML is not allowed here', 'md'),
  vector('a processing instruction in .md', '<?php system("id") ?>', 'HTML is not allowed here', 'md'),
  vector('CDATA in .md', '<![CDATA[x]]>', 'HTML is not allowed here', 'md'),
  vector('HTML behind a comment in .md', '<!-- x --><img src=x onerror=alert(1)>', 'HTML is not allowed here', 'md'),
];

const NESTED = 100;

export const NESTING: readonly Vector[] = [
  vector('quotes in quotes', `${'> '.repeat(NESTED * 8)}x`, 'nested too deeply', 'md'),
  vector(
    'lists in lists',
    Array.from({length: NESTED}, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
    'nested too deeply',
    'md',
  ),
  vector(
    'components in components',
    `${'<TakeCare>\n\n'.repeat(NESTED)}x\n\n${'</TakeCare>\n\n'.repeat(NESTED)}`,
    'nested too deeply',
  ),
];
