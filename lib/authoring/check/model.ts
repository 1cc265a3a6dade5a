import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import type {Content} from '@/lib/content';
import type {ArticleFile} from '@/lib/content/files/article-file';
import type {TagVocabulary} from '@/lib/content/tags';
import type {CalendarDay} from '@/lib/dates';
import type {Fault} from '@/lib/faults';
import type {Ledger} from './ledger-file';
import type {Analysis} from './read/analysis';
import type {RoutedLink, RouteOfFile} from './read/routed-links';
import type {Wording} from './wording';

/** The analysis of a text, with the pages its links lead to, which depend on other files. */
interface RoutedAnalysis extends Analysis {
  readonly links: readonly RoutedLink[];
}

/** An article file with the analysis of its text. */
export interface CheckedFile extends ArticleFile {
  /** Undefined when the text cannot be parsed. */
  readonly analysis?: RoutedAnalysis;
  /** Every id of the rendered text; undefined when it cannot be rendered. */
  readonly ids?: ReadonlySet<string>;
  /** The picture files in its text, in any syntax; some may be missing. Undefined before the text is read. */
  readonly pictures?: readonly string[];
}

/** Everything a rule may use. */
export interface Site {
  readonly root: string;
  /** All articles with their relations, including drafts and scheduled ones. */
  readonly content: Content;
  /** What a build would publish today: `content` without drafts and scheduled articles. */
  readonly published: Content;
  readonly files: readonly CheckedFile[];
  readonly byRoute: ReadonlyMap<string, CheckedFile>;
  readonly routeOfFile: RouteOfFile;
  readonly routes: ReadonlySet<string>;
  readonly vocabulary: TagVocabulary;
  readonly sidebars: SidebarsConfig;
  readonly wording: Wording;
  /** The evidence search for each article (content/data/ledger); undefined when unreadable. */
  readonly ledger: Ledger | undefined;
  readonly today: CalendarDay;
}

/** A rule about one file. */
export type FileRule = (file: CheckedFile, site: Site) => readonly Fault[];
/** A rule about several files. */
export type SiteRule = (site: Site) => readonly Fault[];

/** Whether a build on this day publishes the file. */
export function isPublished({frontMatter}: Pick<ArticleFile, 'frontMatter'>, today: CalendarDay): boolean {
  return !frontMatter?.draft && !(frontMatter?.publishAt !== undefined && frontMatter.publishAt > today);
}
