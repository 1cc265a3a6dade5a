import type {ReactNode} from 'react';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {percent} from './geometry';
import {Paragraph} from './words';

export interface Place {
  /** Percent of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
}

interface Item {
  readonly label: string;
  readonly text?: string | undefined;
}

/** Numbered discs over a drawing, as large as the text. */
export function Discs({places}: {readonly places: readonly Place[]}) {
  return (
    <svg className="figure-overlay" aria-hidden="true">
      {places.map(({x, y}, index) => (
        <svg key={`${x} ${y}`} x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
          <circle className="numbered-disc" />
          <text className="numbered-number" textAnchor="middle" dy="0.36em">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** The explanations of the numbers. */
export function NumberedList({items, context}: {readonly items: readonly Item[]; readonly context: ArticleContext}) {
  return (
    <ol className="numbered-list">
      {items.map(({label, text}) => (
        <li key={label} className="numbered-item">
          <Paragraph className="figure-name" text={label} context={context} />
          <Paragraph className="figure-words" text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

interface SideBySideProps {
  readonly drawing: ReactNode;
  readonly children: ReactNode;
  readonly size: 'round' | 'broad';
}

/** A drawing with its explanation beside it, or below it in narrow windows. */
export function SideBySide({drawing, children, size}: SideBySideProps) {
  return (
    <div className="numbered-sides" data-size={size}>
      <div className="numbered-field">{drawing}</div>
      {children}
    </div>
  );
}
