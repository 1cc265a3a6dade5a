/** The search of the site: builds its files, and answers queries from them. See README.md. */
export {type ArticleSection, buildSearch, type SearchSource, type SearchTiers} from './build-index';
export {shardCount} from './build-text';
export {createEngine, type Hit, type Results, type StartScreen} from './engine';
export type {Piece} from './excerpt';
export {learnUrgent, type UrgentMessages} from './learn-urgent';
export {type EntryKind, INDEX_PATH, type SearchIndex} from './payload';
export {serialiseIndex} from './serialise';
export {createService, type Reply, type Request, type Task} from './service';
export type {SynonymGroup} from './synonyms';
export {DIRECTORY_PATH, shardPath, textPath} from './text-tier';
export {URGENCIES, type Urgency, type Urgent, type UrgentContact, type UrgentKnowledge} from './urgent';
export {wordsOf} from './words';
