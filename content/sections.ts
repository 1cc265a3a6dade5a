import type {SectionInput} from '@/lib/sections';

/* The sections of /docs, in display order. `id` is the folder below content/docs; id and label are enough (npm run new
   -- section "Title"). */
export const sections: readonly SectionInput[] = [
  {
    id: 'gardening',
    label: 'Gardening',
    hue: 'leaf',
    sidebar: 'gardeningSidebar',
    line: 'Soil, seeds and seasons, on a windowsill or an allotment.',
  },
  {
    id: 'hydroponics',
    label: 'Hydroponics',
    hue: 'teal',
    sidebar: 'gardeningSidebar',
    line: 'Roots in water: jars, rafts and towers that feed a kitchen.',
  },
  {
    id: 'outdoors',
    label: 'Outdoors',
    hue: 'sky',
    sidebar: 'outdoorSidebar',
    line: 'Walking, running, riding and swimming in every weather.',
  },
  {
    id: 'vitamins',
    label: 'Vitamins',
    hue: 'citrus',
    sidebar: 'sidebar',
    line: 'What each one does, where it is in food, and how much is too much.',
  },
  {
    id: 'wellness',
    label: 'Wellness',
    hue: 'plum',
    sidebar: 'wellnessSidebar',
    line: 'Sleep, stress, habits, and where to turn when things are hard.',
  },
  {
    id: 'yoga',
    label: 'Yoga',
    hue: 'clay',
    sidebar: 'yogaSidebar',
    line: 'Poses, breath and rest for bodies of every age and stiffness.',
  },
];
