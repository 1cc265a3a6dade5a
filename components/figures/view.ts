import type {ReactNode} from 'react';
import type {ArticleContext} from '@/lib/figures/context';
import type {FigureKind, FigureOf} from '@/lib/figures/schema';

export interface ViewProps<K extends FigureKind> {
  readonly figure: FigureOf<K>;
  /** Unique on the page; ids inside the drawing begin with it. */
  readonly id: string;
  readonly context: ArticleContext;
}

export interface TableData {
  /** The first column holds the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface FigureView<K extends FigureKind> {
  readonly Drawing: (props: ViewProps<K>) => ReactNode;
  /** The data behind a drawing; a kind that is text already has none. */
  readonly table?: (figure: FigureOf<K>) => TableData;
  /** What opens the table: "Show the numbers" unless told. */
  readonly summary?: string;
}
