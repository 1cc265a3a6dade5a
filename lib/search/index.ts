/** The search of the site: builds its files, and answers queries from them. See README.md. */
export {type ArticleSection, buildSearch, type SearchSource, type SearchTiers} from './build-index';
export {buildTextTier, shardCount} from './build-text';
export {createEngine, type Hit, type Results, type StartScreen} from './engine';
export type {Piece} from './excerpt';
export {learnUrgent, type UrgentMessages} from './learn-urgent';
export {
  type Entry,
  type EntryKind,
  headingOf,
  INDEX_PATH,
  readIndex,
  readTextFile,
  SEARCH_VERSION,
  type SearchIndex,
} from './payload';
export {readPostingList} from './posting-lines';
export {serialiseIndex} from './serialise';
export {createService, type Reply, type Request, type Task} from './service';
export type {SynonymGroup} from './synonyms';
export type {TagHit} from './tag-hits';
export {type ArticleText, DIRECTORY_PATH, shardPath, type TextTier, textPath} from './text-tier';
export {
  compileUrgent,
  URGENCIES,
  type Urgency,
  type Urgent,
  type UrgentContact,
  type UrgentKnowledge,
} from './urgent';
export {wordsOf} from './words';
