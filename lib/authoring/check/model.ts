import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import type {Content} from '@/lib/content';
import type {ArticleFile} from '@/lib/content/read-file';
import type {TagVocabulary} from '@/lib/content/tags';
import type {CalendarDay} from '@/lib/dates';
import type {Fault} from '@/lib/faults';
import type {Ledger} from './ledger-file';
import type {Analysis} from './read/analysis';
import type {RoutedLink, RouteOfFile} from './read/routed-links';
import type {Wording} from './wording';

/** The analysis of a text, with the pages its links lead to, which depend on other files. */
export interface RoutedAnalysis extends Analysis {
  readonly links: readonly RoutedLink[];
}

/** An article file with the analysis of its text. */
export interface CheckedFile extends ArticleFile {
  /** Undefined when the text cannot be parsed. */
  readonly analysis?: RoutedAnalysis;
  /** Every id of the rendered text; undefined when it cannot be rendered. */
  readonly ids?: ReadonlySet<string>;
  /**
   * The files its text shows as pictures, in whatever syntax; some may be missing. Undefined before the text is read.
   */
  readonly pictures?: readonly string[];
}

/** Everything a rule may look at. */
export interface Site {
  readonly root: string;
  /** The articles with the relations between them, drafts and scheduled ones too. */
  readonly content: Content;
  readonly files: readonly CheckedFile[];
  readonly byRoute: ReadonlyMap<string, CheckedFile>;
  readonly routeOfFile: RouteOfFile;
  /** Every address of the site. */
  readonly routes: ReadonlySet<string>;
  readonly vocabulary: TagVocabulary;
  readonly sidebars: SidebarsConfig;
  readonly wording: Wording;
  /**
   * What was searched for and found for each article (content/data/ledger); undefined when one of its files cannot be
   * read, which is a fault of its own.
   */
  readonly ledger: Ledger | undefined;
  readonly today: CalendarDay;
}

/** What is wrong with one file. */
export type FileRule = (file: CheckedFile, site: Site) => readonly Fault[];
/** What is wrong between files. */
export type SiteRule = (site: Site) => readonly Fault[];

/** Whether the file is on the site when it is built on this day. */
export function isPublished({front}: Pick<ArticleFile, 'front'>, today: CalendarDay): boolean {
  return !front?.draft && !(front?.publishAt !== undefined && front.publishAt > today);
}
