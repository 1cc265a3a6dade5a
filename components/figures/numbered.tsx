import type {ReactNode} from 'react';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {percent} from './geometry';
import {Paragraph} from './words';

interface Item {
  readonly label: string;
  readonly text?: string | undefined;
  /** The place of its number, in percent of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly items: readonly Item[];
  readonly context: ArticleContext;
  readonly size: 'round' | 'broad';
  /** The drawing. */
  readonly children: ReactNode;
}

/** A drawing with numbered discs, and their explanations beside it, or below it in narrow windows. */
export function Numbered({items, context, size, children}: Props) {
  return (
    <div className="numbered-sides" data-size={size}>
      <div className="numbered-field">
        {children}
        <svg className="figure-overlay" aria-hidden="true">
          {items.map(({x, y}, index) => (
            <svg key={`${x} ${y}`} x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
              <circle className="numbered-disc" />
              <text className="numbered-number" textAnchor="middle" dy="0.36em">
                {index + 1}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      {items.length > 0 && (
        <ol className="numbered-list">
          {items.map(({label, text}) => (
            <li key={label} className="numbered-item">
              <Paragraph className="figure-name" text={label} context={context} />
              <Paragraph className="figure-words" text={text} context={context} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
