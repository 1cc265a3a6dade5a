/** What the articles of the corpus are about and made of. Invented sentences: they claim nothing and are never published. */

const list = (text: string) => text.split(/,\s*/);

export const TOPICS: Readonly<Record<string, readonly string[]>> = {
  blog: list(
    'morning walks, soup, short nights, stairs, desk breaks, beans, cold hands, lunch boxes, new shoes, bread',
  ),
  gardening: list('compost, raised beds, seed trays, mulch, pruning, pea sticks, rain barrels, root crops, salad rows'),
  hydroponics: list('jar lettuce, air stones, net pots, grow lights, drip lines, basil rafts, clean tanks, seed plugs'),
  outdoors: list('hill paths, lake swims, bench circuits, bike lanes, night walks, trail runs, snow days, park games'),
  vitamins: list('leafy greens, oily fish, citrus peel, whole grains, egg yolks, nuts, labels, winter light, lentils'),
  wellness: list('sleep diaries, slow breaths, phone drawers, old friends, worry lists, clean air, naps, weekends'),
  yoga: list('hip openers, chair poses, balance, back care, props, twists, breath counts, rest poses, forward folds'),
};
export const READERS = list(
  'beginners, busy parents, older hands, students, night workers, small flats, cold places, whole families, old knees',
);
export const TITLES = [
  '{T} for {R}',
  'A first month of {T} for {R}',
  'What {R} ask about {T}',
  '{T} on a small budget for {R}',
  'Ten minutes of {T} for {R}',
  'When {T} go wrong for {R}',
  '{T} through the seasons for {R}',
];
export const HEADINGS = list(
  'Where to start, What you need, A plan for four weeks, What tends to go wrong, How to tell that it works, Through the year',
);
export const SENTENCES = [
  'Begin with {t} for {n} minutes and stop while it is still pleasant.',
  'Nobody needs every tool at once, and {R} manage {t} with {n} things from the kitchen.',
  'After {n} weeks the difference shows, though it is smaller than the packet promises.',
  'Write down what you did with {t}, because memory rounds everything up.',
  'Some days {t} will not happen, and the plan is made to bear {n} of those.',
  'If it hurts, change it; if it still hurts, leave it and ask somebody who can look.',
  'The cheap way to try {t} is to borrow, and libraries lend more than books.',
  'For {R} the question is how often, far more than how much.',
  'A neighbour can show you {t} in an afternoon, which beats {n} films about it.',
  'Put what you need beside the door in the evening and the morning decides itself.',
  'Weather spoils {t} less than people fear, and {n} layers settle most of it.',
  'Compare this week with last month, never with yesterday.',
  'Water, light and rest explain most of what goes right with {t}.',
  'Two small habits that lean on each other last longer than a large one.',
  'The second week is the dull one, so plan something to look forward to.',
  'What works in one house fails in the next, and {R} should treat the numbers as a start.',
  'Keep {n} of them as a reserve and you will not have to start again.',
  'Slow is fine here: {t} reward those who come back.',
  'Ask what you would still do in the busiest month and build on that.',
  'By the end {t} take {n} minutes and hardly any thought.',
  'Buckets, string and an old towel have served {R} well for {t}.',
  'Count backwards from the date that matters and leave {n} days for bad luck.',
  'Children like this part, so hand them the measuring cup.',
  'Most guides skip the waiting, which is where {t} are decided.',
  'There is a point near week {n} at which everyone wants to buy something.',
  'Change one thing at a time or you will never know which one helped.',
  'Read the small print first, then forget half of it.',
  'A timer, a pencil and {n} cards make a better planner than any screen.',
  'Where space is short, {t} move to the hallway and come back on Sunday.',
  'Let the first try be bad on purpose, since it takes the fear out of the second.',
  'Your grandmother knew {t} under another name and had {n} tricks for it.',
  'Neither speed nor weight matters as long as you return.',
  'Share the surplus, because {R} nearby have what you lack.',
  'Check the edges before the middle: trouble with {t} starts there.',
  'Rain on day {n} is a reason to look, not a reason to stop.',
  'An hour saved in spring costs three in autumn.',
  'Half the advice about {t} was written for another climate.',
  'Label everything, above all what you are sure to remember.',
  'Pain that wakes you at night belongs in front of a professional.',
  'Once {n} friends join in, {t} turn into an event and mind themselves.',
];
