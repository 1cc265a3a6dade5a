import type {SectionInput, SectionQuestions} from '@/lib/sections';

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

/* What readers most want to know in each section: shown on its page, with the article or part of it that answers at
   once. A list of its own, because the search in the browser needs only the sections. */
export const questions: SectionQuestions = {
  gardening: [
    {ask: 'What is easiest to grow first?', to: '/docs/gardening/What-to-Grow-First'},
    {ask: 'What needs doing this month?', to: '/docs/gardening/The-Gardener_s-Year'},
    {ask: 'How often should I water?', to: '/docs/gardening/Watering-Wisely'},
    {ask: 'How do I make compost?', to: '/docs/gardening/Compost-and-Mulch'},
    {ask: 'How do I keep slugs off?', to: '/docs/gardening/Friends-and-Foes-in-the-Garden#slugs'},
    {
      ask: 'Why do my tomatoes go black at the bottom?',
      to: '/docs/gardening/Tomatoes-Peppers-and-Kin#why-do-tomatoes-go-black-at-the-bottom',
    },
  ],
  hydroponics: [
    {ask: 'How do I start with one jar?', to: '/docs/hydroponics/The-Jar-Method'},
    {
      ask: 'What does it cost to start?',
      to: '/docs/hydroponics/Is-Hydroponics-Right-for-You#1-what-does-it-cost-to-start',
    },
    {ask: 'Can I use tap water?', to: '/docs/hydroponics/Water-Quality-and-Source'},
    {ask: 'What pH and EC should I aim for?', to: '/docs/hydroponics/Reading-pH-and-EC'},
    {ask: 'How much light do plants need indoors?', to: '/docs/hydroponics/Light-for-Indoor-Crops'},
    {ask: 'Why are the leaves turning yellow?', to: '/docs/hydroponics/When-Leaves-Turn-Yellow'},
  ],
  outdoors: [
    {ask: 'How much exercise do I need a week?', to: '/docs/outdoors/Plan-Your-Active-Week'},
    {ask: 'How fast is a brisk walk?', to: '/docs/outdoors/Walking-for-Health'},
    {ask: 'How do I start running?', to: '/docs/outdoors/Learning-to-Run'},
    {ask: 'How many rest days do I need?', to: '/docs/outdoors/Rest-and-Recovery'},
    {ask: 'When is it too hot for a walk?', to: '/docs/outdoors/Heat-Sun-and-Water'},
    {ask: 'How do I take out a tick?', to: '/docs/outdoors/Ticks-Bites-and-Plants#how-do-you-remove-a-tick'},
  ],
  vitamins: [
    {ask: 'Do I need a supplement?', to: '/docs/vitamins/who-needs-supplements'},
    {ask: 'How much vitamin D should I take?', to: '/docs/vitamins/vitamin-d'},
    {ask: 'Which vitamins help with tiredness?', to: '/docs/vitamins/vitamins-for-energy'},
    {ask: 'Does vitamin C keep colds away?', to: '/docs/vitamins/vitamins-for-immunity#does-vitamin-c-work-for-colds'},
    {ask: 'When should I start folic acid?', to: '/docs/vitamins/vitamin-b9'},
    {ask: 'How much of a vitamin is too much?', to: '/docs/vitamins/vitamins-basics#how-much-is-too-much'},
  ],
  wellness: [
    {ask: "What helps when I can't sleep?", to: '/docs/wellness/When-Sleep-Won_t-Come#what-you-can-safely-try-first'},
    {ask: 'Am I depressed, or just sad?', to: '/docs/wellness/Understanding-Low-Mood'},
    {ask: 'Is it a panic attack or my heart?', to: '/docs/wellness/Understanding-Anxiety#panic-attack-or-heart-attack'},
    {ask: 'How do I calm down when stressed?', to: '/docs/wellness/Stress-in-Body-and-Mind'},
    {ask: 'How long does back pain last?', to: '/docs/wellness/Backs-and-Long-Sitting'},
    {ask: 'Who can I talk to tonight?', to: '/docs/wellness/Finding-Help'},
  ],
  yoga: [
    {ask: 'Which yoga suits a beginner?', to: '/docs/yoga/styles-of-yoga'},
    {ask: 'What should I wear to a class?', to: '/docs/yoga/unveiling-yoga#before-your-first-class'},
    {ask: 'How often should I practise?', to: '/docs/yoga/building-a-home-practice'},
    {ask: 'Am I too old to start?', to: '/docs/yoga/yoga-for-seniors'},
    {ask: 'Does it help with back pain?', to: '/docs/yoga/what-the-research-says#back-pain-the-clearest-case'},
    {ask: 'Is it safe in pregnancy?', to: '/docs/yoga/prenatal-yoga'},
  ],
};
