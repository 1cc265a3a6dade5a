import {suggestTags} from '@/lib/content/suggest';
import type {FileRule} from '../model';
import {reporter} from './helpers';

/** An article without a tag is listed on no tag page. */
export const noTags: FileRule = (file, {vocabulary}) => {
  if (!file.frontMatter || file.kind === 'page' || file.frontMatter.tags.length > 0 || file.route === '/docs/intro')
    return [];
  const fitting = suggestTags(file.frontMatter.title ?? '', vocabulary);
  const hint = fitting.length > 0 ? `; these may fit: ${fitting.join(', ')}` : '';
  const fix = `choose one to six tags of content/tags.yml, the most important first${hint}`;
  return [reporter('no-tags', file)(file.place(['tags']), 'The article has no tag.', fix)];
};
