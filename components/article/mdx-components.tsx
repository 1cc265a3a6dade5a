import type {ComponentProps, ComponentPropsWithoutRef} from 'react';
import {Figure} from '@/components/figures/figure';
import {ScrollRegion} from '@/components/figures/scroll-region';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import type {FigureSpec} from '@/lib/figures/schema';
import {KeyPoints, ReadNext, TakeCare, Update} from './box';
import {Fact} from './fact';
import {InlinePicture, PictureBlock} from './picture';
import {Term} from './term';
import {UrgentHelp} from './urgent-help';

interface FigureBlockProps {
  /** The checked figure, as JSON. */
  readonly figure?: string;
  /** The YAML of the fenced block. */
  readonly spec?: string;
  /** The line of its opening fence. */
  readonly line?: number | string;
}

/** The components an article may use. Created for each rendering, because figures and terms are numbered. */
export function articleComponents(context: ArticleContext) {
  let figures = 0;
  let terms = 0;
  function FigureBlock({figure = '', spec = '', line = 0}: FigureBlockProps) {
    figures += 1;
    const figureContext = {
      ...context,
      line: Number(line),
      link: (href: string) => context.link(href, lineOf(href, spec, Number(line))),
    };
    return <Figure figure={JSON.parse(figure) as FigureSpec} context={figureContext} id={`figure-${figures}`} />;
  }
  function ArticleTerm(props: Omit<ComponentProps<typeof Term>, 'id'>) {
    terms += 1;
    return <Term {...props} id={`term-${terms}`} />;
  }
  function ArticleFact(props: Omit<ComponentProps<typeof Fact>, 'file'>) {
    return <Fact {...props} file={context.file} />;
  }
  // a fence with YAML is a FigureBlock; lib/content/markdown/pictures.ts makes the last two of images
  return {
    KeyPoints,
    TakeCare,
    UrgentHelp,
    Term: ArticleTerm,
    Update,
    ReadNext,
    Fact: ArticleFact,
    FigureBlock,
    PictureBlock,
    InlinePicture,
    table: ProseTable,
  };
}

/** A Markdown table in a region that scrolls when the table is too wide. */
function ProseTable(props: ComponentPropsWithoutRef<'table'>) {
  return (
    <ScrollRegion label="Table">
      <table {...props} />
    </ScrollRegion>
  );
}

/** The line of a link in a figure; that of the opening fence when the link comes from data. */
function lineOf(href: string, spec: string, fence: number): number {
  const at = spec.indexOf(`](${href})`);
  return at === -1 ? fence : fence + spec.slice(0, at).split('\n').length;
}
