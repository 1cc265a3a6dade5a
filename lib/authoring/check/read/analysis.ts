/** What the rules need to know about a text. Plain data, so that it can be cached. */
export interface Analysis {
  readonly headings: readonly HeadingFound[];
  readonly links: readonly LinkFound[];
  readonly images: readonly ImageFound[];
  readonly boxes: readonly BoxFound[];
  readonly figures: readonly FigureFound[];
  readonly citations: readonly CitationFound[];
  readonly facts: readonly FactFound[];
  readonly blocks: readonly Block[];
  readonly placeholders: readonly PlaceholderFound[];
  readonly labels: readonly LabelFound[];
  /** The line of the teaser mark. */
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

interface HeadingFound extends Spot {
  readonly text: string;
  readonly depth: number;
}

export interface LinkFound extends Spot, Within {
  readonly url: string;
  readonly text: string;
}

interface ImageFound extends Spot {
  readonly url: string;
  readonly alt: string;
  readonly caption?: string;
  /** The place of the caption: for an image by reference, in its definition. */
  readonly captionLine: number;
}

interface BoxFound extends Spot {
  readonly name: string;
  readonly title?: string;
  /** The day of an <Update>. */
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

interface FactFound extends Spot {
  readonly id: string;
}

/** A mark such as TODO in the text; code may contain any. */
export interface PlaceholderFound extends Spot {
  readonly text: string;
}

/** A text that is printed as it is: an attribute, or the description or caption of an image. */
interface LabelFound extends Spot {
  readonly text: string;
  readonly mayCite: boolean;
}

/** A paragraph, list item, heading or table cell as a reader sees it: with facts printed, without citation marks. */
export interface Block extends Spot, Within {
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell';
  readonly text: string;
  readonly endLine: number;
}
