import {hueOfSection} from '@/lib/sections';
import type {TagRef, Topic} from './model';
import type {TagVocabulary} from './tags';

/** Topics of posts, by the area of their tags in content/tags.yml: a label, and the section whose colour they have. */
const TOPICS: Readonly<Record<string, readonly [label: string, section: string]>> = {
  fitness: ['Movement', 'outdoors'],
  gardening: ['Gardening', 'gardening'],
  hydroponics: ['Hydroponics', 'hydroponics'],
  'mental-health': ['Mind', 'wellness'],
  nutrition: ['Food', 'vitamins'],
  outdoors: ['Outdoors', 'outdoors'],
  sleep: ['Sleep', 'wellness'],
  stress: ['Calm', 'wellness'],
  vitamins: ['Vitamins', 'vitamins'],
  yoga: ['Yoga', 'yoga'],
};

/** The topic of a post: that of its first tag whose area is a topic. Authors put the most important tag first. */
export function topicOf(tags: readonly TagRef[], vocabulary: TagVocabulary): Topic {
  const areas = tags.map(({slug}) => (Object.hasOwn(vocabulary, slug) ? vocabulary[slug]?.area : undefined));
  const area = areas.find((area) => area !== undefined && Object.hasOwn(TOPICS, area));
  const [label, section] = (area && TOPICS[area]) || ['Health', 'blog'];
  return {label, hue: hueOfSection(section)};
}
