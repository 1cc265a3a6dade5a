/** What the rules need to know about a text. Plain data, so that it can be cached. */
export interface Analysis {
  readonly headings: readonly (Spot & {readonly text: string; readonly depth: number})[];
  readonly links: readonly LinkFound[];
  readonly images: readonly (Spot & {readonly url: string})[];
  readonly boxes: readonly BoxFound[];
  readonly figures: readonly FigureFound[];
  readonly citations: readonly CitationFound[];
  readonly blocks: readonly Block[];
  /** Texts that are printed as they are: attributes, and the descriptions and captions of images. */
  readonly labels: readonly (Spot & {readonly text: string; readonly mayCite: boolean})[];
  readonly teaserLine?: number;
}

export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** The place of something: the components around it, outermost first. */
interface Within {
  readonly within: readonly string[];
  /** The day of the <Update> around it. */
  readonly updateDate?: string;
}

export interface LinkFound extends Spot, Within {
  readonly url: string;
}

interface BoxFound extends Spot {
  readonly name: string;
  readonly title?: string;
  readonly date?: string;
  readonly text: string;
}

export interface FigureFound extends Spot, Within {
  readonly yaml: string;
  readonly endLine: number;
  readonly kind: string;
  readonly sources: readonly string[];
  /** Every text in it that a reader sees. */
  readonly texts: readonly string[];
}

export interface CitationFound extends Spot, Within {
  readonly id: string;
}

/** A paragraph, list item, heading or table cell as a reader sees it: with facts printed, without citation marks. */
export interface Block extends Spot, Within {
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell';
  readonly text: string;
  readonly endLine: number;
}
