import type {ArticleContext} from '@/lib/content/markdown/article-context';
import type {FigureSpec} from '@/lib/figures/schema';
import {DataTable} from './data-table';
import {SourceLine} from './source-line';
import {viewOf} from './views';
import {Paragraph, Words} from './words';

interface Props {
  readonly figure: FigureSpec;
  readonly context: ArticleContext;
  /** Unique on the page, such as `figure-3`. */
  readonly id: string;
}

export function Figure({figure, context, id}: Props) {
  const {Drawing, table, summary = 'Show the numbers'} = viewOf(figure);
  const {title, caption, note} = figure;
  const isIllustrative = 'illustrative' in figure && figure.illustrative;
  return (
    <figure
      className="figure"
      id={id}
      aria-labelledby={title ? `${id}-title` : `${id}-caption`}
      data-kind={figure.kind}
    >
      {title && (
        <p className="figure-title" id={`${id}-title`}>
          <Words text={title} context={context} />
        </p>
      )}
      <div className="figure-drawing">
        <Drawing figure={figure} id={id} context={context} />
      </div>
      <figcaption className="figure-text">
        <p className="figure-caption" id={`${id}-caption`}>
          <Words text={caption} context={context} />
        </p>
        {isIllustrative && <p className="figure-note">This shows the idea, not measurements.</p>}
        <Paragraph className="figure-note" text={note} context={context} />
        {table && !(isIllustrative && figure.kind === 'line') && (
          <details className="figure-details" data-print="none">
            <summary className="figure-summary">{summary}</summary>
            <DataTable {...table(figure)} label={`${title ?? 'Figure'}: the data`} context={context} />
          </details>
        )}
        <SourceLine figure={figure} context={context} />
      </figcaption>
    </figure>
  );
}
