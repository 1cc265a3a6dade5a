import type {Hue} from '@/lib/sections';
import type {TagRef, Topic} from './model';
import type {TagVocabulary} from './tags';

/** Topics of posts, by the area of their tags in content/tags.yml. */
const TOPICS: Readonly<Record<string, Topic>> = {
  fitness: {label: 'Movement', hue: 'sky'},
  gardening: {label: 'Gardening', hue: 'leaf'},
  hydroponics: {label: 'Hydroponics', hue: 'teal'},
  'mental-health': {label: 'Mind', hue: 'plum'},
  nutrition: {label: 'Food', hue: 'citrus'},
  outdoors: {label: 'Outdoors', hue: 'sky'},
  sleep: {label: 'Sleep', hue: 'plum'},
  stress: {label: 'Calm', hue: 'plum'},
  vitamins: {label: 'Vitamins', hue: 'citrus'},
  yoga: {label: 'Yoga', hue: 'clay'},
};
const OTHER: Topic = {label: 'Health', hue: 'sun' satisfies Hue};

/** The topic of a post: that of its first tag whose area is a topic. Authors put the most important tag first. */
export function topicOf(tags: readonly TagRef[], vocabulary: TagVocabulary): Topic {
  const areas = tags.map(({slug}) => (Object.hasOwn(vocabulary, slug) ? vocabulary[slug]?.area : undefined));
  return areas.flatMap((area) => (area === undefined ? [] : (TOPICS[area] ?? [])))[0] ?? OTHER;
}
