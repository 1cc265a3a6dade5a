import type {ReactNode} from 'react';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import type {FigureKind, FigureOf} from '@/lib/figures/schema';

export interface ViewProps<K extends FigureKind> {
  readonly figure: FigureOf<K>;
  /** Unique on the page; prefix of the ids inside the drawing. */
  readonly id: string;
  readonly context: ArticleContext;
}

export interface TableData {
  /** The first column contains the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface FigureView<K extends FigureKind> {
  readonly Drawing: (props: ViewProps<K>) => ReactNode;
  /** The data of a drawing, for the table below it; text figures, cycles and diagrams have none. */
  readonly table?: (figure: FigureOf<K>) => TableData;
  /** The label that opens the table: "Show the numbers" by default. */
  readonly summary?: string;
}
