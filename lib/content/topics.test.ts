import {expect, test} from 'vitest';
import {loadContent} from '.';
import {topicOf} from './topics';

const vocabulary = {
  health: {label: 'Health', description: 'x', area: 'wellness'},
  naps: {label: 'Naps', description: 'x', area: 'sleep'},
  salt: {label: 'Salt', description: 'x', area: 'nutrition'},
};
const tags = (...slugs: string[]) => slugs.map((slug) => ({slug, label: slug}));

test('the topic of a post is that of its first tag whose area is a topic', () => {
  expect(topicOf(tags('health', 'naps', 'salt'), vocabulary)).toEqual({label: 'Sleep', hue: 'plum'});
  expect(topicOf(tags('health', 'unknown', 'constructor'), vocabulary)).toEqual({label: 'Health', hue: 'sun'});
});

test('few posts of this site are about health in general', async () => {
  const {blog} = await loadContent();
  const general = blog.listed.filter(({topic}) => topic.label === 'Health');
  expect(general.length).toBeLessThan(blog.listed.length / 10);
});
