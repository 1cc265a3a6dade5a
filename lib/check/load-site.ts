import 'server-only';
import {cached, hashOf} from '@/lib/cache/cache';
import {madeBy} from '@/lib/cache/made-by';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {hasFile, inOtherCase} from '@/lib/content/files';
import {areUnchanged, type LookedUp, noted} from '@/lib/content/markdown/look-ups';
import {readTagVocabulary} from '@/lib/content/tags';
import {allSources} from '@/lib/data/sources';
import {buildDay} from '@/lib/dates';
import {attempt, type Fault, faultOf} from './fault';
import {readLedger} from './ledger-file';
import type {CheckedFile, Site} from './model';
import {type BodyChecked, checkBody} from './read/check-body';
import type {CompileSettings} from './read/compile-loosely';
import {contentFiles} from './read/content-files';
import {type FileHead, readFile} from './read/read-file';
import {routedLinks} from './read/routed-links';
import {siteRoutes} from './site-routes';
import {readWording} from './wording';

export interface LoadOptions {
  /** The project folder. */
  readonly root: string;
  /** The views of the components an article may use; the library knows none. */
  readonly components: CompileSettings['components'];
}

/** Everything below content/ in spite of its faults, and the faults found on the way. Never throws for an author's mistake. */
export async function loadSite({root, components}: LoadOptions): Promise<{site: Site; faults: Fault[]}> {
  const {files, faults} = contentFiles(root);
  const heads = files.flatMap((each) => {
    const {head, faults: own} = readFile(root, each);
    faults.push(...own);
    return head ? [head] : [];
  });
  const routes = new Map(heads.map((head) => [head.file, head.route]));
  const routeOfFile = (file: string) => routes.get(file);
  const settings = {
    components,
    // fixtures have views of their own, whose results must not be taken for the site's
    isProject: root === process.cwd(),
    lookUps: {
      routeOfFile,
      hasFile: (file: string) => hasFile(root, file),
      inOtherCase: (file: string) => inOtherCase(root, file),
    },
  };
  const read = await Promise.all(heads.map((head) => withText(head, settings, faults)));
  const sidebars = sidebarsConfig();
  const today = buildDay();
  const vocabulary = attempt('data', faults, () => readTagVocabulary(root)) ?? {};
  const site: Site = {
    root,
    files: read,
    byRoute: new Map(read.map((file) => [file.route, file])),
    routeOfFile,
    routes: siteRoutes(heads, {sidebars, vocabulary, today}),
    vocabulary,
    sidebars,
    ledger: attempt('ledger', faults, () => readLedger(root)),
    wording: attempt('data', faults, () => readWording(root)) ?? {phrases: {}, fixedTitles: [], plainWords: []},
    today,
  };
  return {site, faults};
}

/** What a text says, and what was asked about other files to find it out. */
interface CachedText {
  readonly text: BodyChecked;
  readonly asked: readonly LookedUp[];
}

async function withText(
  head: FileHead,
  settings: Omit<CompileSettings, 'sources'> & {readonly isProject: boolean},
  faults: Fault[],
): Promise<CheckedFile> {
  const {file, body, bodyLine, front} = head;
  if (head.isUnread) return head;
  // when the front matter cannot be read nobody knows which sources it lists
  const sources = front?.sources ?? attempt('data', [], () => allSources().map(({id}) => id)) ?? [];
  const key = hashOf(madeBy('check'), file, body, JSON.stringify([sources, bodyLine, siteConfig().docs.toc]));
  const check = async (): Promise<CachedText> => {
    const {asked, lookUps} = noted(settings.lookUps);
    try {
      return {text: await checkBody({file, body, bodyLine}, {...settings, lookUps, sources}), asked};
    } catch (error) {
      // one odd file must not hide the faults of all others
      return {text: {faults: [faultOf('syntax', error, {file})]}, asked};
    }
  };
  // an image may go while the text stays, and the file a link leads to
  const isTrue = ({asked}: CachedText) => areUnchanged(asked, settings.lookUps);
  const {text, asked} = await (settings.isProject ? cached('check', key, check, isTrue) : check());
  faults.push(...text.faults);
  // a text asks for no other files in this way
  const pictures = new Set(asked.flatMap(([way, name]) => (way === 'hasFile' ? [name] : [])));
  const {analysis} = text;
  const links = routedLinks(analysis?.links ?? [], file, settings.lookUps.routeOfFile);
  return {
    ...head,
    analysis: analysis && {...analysis, links},
    ids: text.ids && new Set(text.ids),
    pictures: [...pictures],
  };
}
