import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import type {ArticleKind} from '@/lib/content/front-matter';
import type {Correction, Review} from '@/lib/content/model';
import type {TagVocabulary} from '@/lib/content/tags';
import type {CoverName} from '@/lib/covers/cover-names';
import type {CalendarDay} from '@/lib/dates';
import type {Place} from '@/lib/errors';
import type {Fault} from './fault';
import type {Ledger} from './ledger-file';
import type {Analysis} from './read/analysis';
import type {RoutedLink, RouteOfFile} from './read/routed-links';
import type {Wording} from './wording';

/** Front matter as far as it could be understood: keys of the wrong kind are missing. */
export interface LooseFront {
  readonly title?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly updated?: string;
  readonly format?: string;
  readonly slug?: string;
  readonly date?: string;
  readonly group?: string;
  readonly publishAt?: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly aliases: readonly string[];
  readonly asks: readonly string[];
  readonly corrections: readonly Correction[];
  readonly searched?: string;
  readonly reviewed?: Review;
  readonly cover?: CoverName;
  readonly sidebar_position?: number;
}

/** What is in a text, and where its links lead, which depends on the other files. */
export interface RoutedAnalysis extends Analysis {
  readonly links: readonly RoutedLink[];
}

/** A file of content/, read on its own: whatever could be understood of it in spite of its faults. */
export interface CheckedFile {
  readonly file: string;
  readonly kind: ArticleKind;
  readonly lines: readonly string[];
  /** Undefined when the front matter cannot be read at all. */
  readonly front?: LooseFront;
  readonly body: string;
  readonly bodyLine: number;
  /** True when nobody knows where its front matter ends: any fault but that would be a consequence. */
  readonly isUnread: boolean;
  /** The address it has, or will have when it is published. */
  readonly route: string;
  readonly slug: string;
  /** A post's day. */
  readonly date?: CalendarDay;
  /** A doc's folder. */
  readonly section?: string;
  /** Undefined when the text cannot be parsed. */
  readonly analysis?: RoutedAnalysis;
  /** Every id of the rendered text; undefined when it cannot be rendered. */
  readonly ids?: ReadonlySet<string>;
  /** The files its text asked for as pictures, in whatever way it shows them; some may be missing. Undefined before the text is read. */
  readonly pictures?: readonly string[];
  /** The place of a front-matter key. */
  place(path: readonly PropertyKey[]): Place;
}

/** Everything a rule may look at. */
export interface Site {
  readonly root: string;
  readonly files: readonly CheckedFile[];
  readonly byRoute: ReadonlyMap<string, CheckedFile>;
  readonly routeOfFile: RouteOfFile;
  /** Every address of the site. */
  readonly routes: ReadonlySet<string>;
  readonly vocabulary: TagVocabulary;
  readonly sidebars: SidebarsConfig;
  readonly wording: Wording;
  /** What has been looked for, and found, for each article; undefined when a file of it cannot be read, which is a fault of its own. */
  readonly ledger: Ledger | undefined;
  readonly today: CalendarDay;
}

/** What is wrong with one file. */
export type FileRule = (file: CheckedFile, site: Site) => readonly Fault[];
/** What is wrong between files. */
export type SiteRule = (site: Site) => readonly Fault[];
