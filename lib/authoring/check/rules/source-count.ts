import type {TagVocabulary} from '@/lib/content/tags';
import type {CheckedFile, FileRule} from '../model';
import {reporter} from './helpers';

/** Subject areas in which nobody's health depends on a number. */
const GROWING = ['gardening', 'hydroponics'];
const KIT = ['equipment', 'footwear', 'layering', 'navigation', 'garden-tools'];
/** Built from other articles, without claims of its own. */
const NO_CLAIMS = ['/docs/hydroponics/A-Hydroponic-Glossary', '/docs/intro'];

/** At least two sources for anything about health, one for gardening and kit. */
export const sourceCount: FileRule = (file, {vocabulary}) => {
  if (!file.frontMatter || file.kind === 'page' || NO_CLAIMS.includes(file.route)) return [];
  const needed = isAboutHealth(file, vocabulary) ? 2 : 1;
  const count = file.frontMatter.sources.length;
  if (count >= needed) return [];
  const isTagged = file.frontMatter.tags.length > 0 || file.section !== undefined;
  const about = !isTagged ? 'without a tag' : needed === 2 ? 'about health' : 'about growing or kit';
  const wanted = needed === 2 ? 'two sources' : 'one source';
  const problem = `An article ${about} needs at least ${wanted}; this one has ${count}.`;
  const fix = 'add ids of content/data/sources.yml to "sources" and cite them';
  return [reporter('source-count', file)(file.place(['sources']), problem, fix)];
};

function isAboutHealth({frontMatter, section}: CheckedFile, vocabulary: TagVocabulary): boolean {
  if (section !== undefined && GROWING.includes(section)) return false;
  const tags = frontMatter?.tags ?? [];
  if (tags.some((tag) => KIT.includes(tag))) return false;
  return !GROWING.includes(vocabulary[tags[0] ?? '']?.area ?? '');
}
