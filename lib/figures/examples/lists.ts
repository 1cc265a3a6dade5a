/** Examples of figures that consist of text. */
export const LIST_EXAMPLES = {
  schedule: `
kind: schedule
title: Four weeks back to running
caption: Each week adds a little running; repeat a week whenever it feels hard.
columns: [Monday, Wednesday, Saturday]
rows:
  - {label: Week 1, cells: ["1 min run, 2 min walk, 6 times", "20 min walk", "1 min run, 2 min walk, 8 times"]}
  - {label: Week 2, cells: ["2 min run, 2 min walk, 6 times", "25 min walk", "2 min run, 2 min walk, 7 times"]}
  - {label: Week 3, cells: ["4 min run, 2 min walk, 4 times", "30 min walk", "5 min run, 2 min walk, 4 times"]}
  - {label: Week 4, cells: ["8 min run, 2 min walk, twice", Rest, "20 min easy run"]}
`,
  timeline: `
kind: timeline
title: The first year of a compost heap
caption: Most of the shrinking happens in the first month; patience does the rest.
items:
  - {when: Day 1, title: Build it in layers, text: "Green and brown by turns, damp as a wrung sponge."}
  - {when: Week 1, title: It heats up, text: "Steam on a cool morning is a good sign."}
  - {when: Month 2, title: Turn it, text: "Bring the dry edges into the middle."}
  - {when: Month 9, title: Ready to use, text: "Dark, crumbly, and it smells of woodland."}
`,
  table: `
kind: table
title: Six pots and what to grow in them
caption: Match the crop to the sun you have, and the pot to the crop.
columns: [Crop, Hours of sun, Pot depth, First harvest]
rows:
  - [Salad leaves, 3 to 4, 15 cm, 5 weeks]
  - [Spring onions, 4, 15 cm, 8 weeks]
  - [Dwarf beans, 6, 25 cm, 9 weeks]
  - [Cherry tomato, 6 to 8, 30 cm, 12 weeks]
`,
  steps: `
kind: steps
title: Repotting without tears
caption: Water first, plant second, water again.
steps:
  - {title: Water the plant an hour before, text: "A damp root ball holds together."}
  - {title: Tip it out and loosen the roots, text: "Tease out any that circle the pot."}
  - {title: Set it one finger below the rim, text: "Leave room for watering."}
  - {title: Water in and keep out of full sun for two days}
`,
  tree: `
kind: tree
title: Do I need a vitamin D supplement?
caption: Most adults in the United Kingdom can stop at the first question between October and March.
ask: Is it autumn or winter?
options:
  - {answer: "Yes", then: "Consider a supplement each day; a pharmacist can help you choose."}
  - answer: "No"
    ask: Are you outdoors with bare forearms most days?
    options:
      - {answer: "Yes, often", then: "Food and sun are usually enough."}
      - {answer: "Rarely, or I cover my skin", then: "Consider a supplement all year."}
sources: [nhs-vitamin-d]
`,
  evidence: `
kind: evidence
title: What yoga can do for a sore back
caption: Better than doing nothing, about as good as other exercise.
sources: [cochrane-yoga-back-2022]
items:
  - {claim: Better function than no exercise, strength: moderate, text: "A small gain in pooled trials."}
  - {claim: Better than other back exercise, strength: weak, text: "Little or no difference was found."}
  - {claim: Prevents back pain, strength: unknown, text: "Hardly studied."}
  - {claim: Staying active helps recovery, strength: strong, text: "The common thread of all advice."}
`,
  checklist: `
kind: checklist
title: Before you set off
caption: Print it and leave it in the lid of your pack.
groups:
  - {title: In the pack, items: [Water, "A snack more than you need", A warm layer and a waterproof, "Map, and a charged phone"]}
  - {title: Before you leave, items: ["Forecast read, both wind and rain", Somebody knows your route, Boots laced and blister plasters in]}
`,
  care: `
kind: care
title: A twisted ankle
caption: Most sprains mend at home; the right-hand box does not wait.
levels:
  - {level: self, title: "It hurts, but takes weight", items: [Rest it and raise it, "Cool it with a wrapped pack", Move it gently after two days]}
  - {level: ask, title: No better after some days, items: [See a pharmacist or physiotherapist, Ask about taping and exercises]}
  - {level: urgent, title: "It cannot take weight, or looks wrong", items: ["Go to urgent care for an X-ray", Do not drive yourself]}
`,
  intake: `
kind: intake
title: Vitamin C by age
caption: Needs rise in pregnancy and most of all while breastfeeding.
id: vitamins.vitamins.vitamin-c
`,
  crops: `
kind: crops
title: Five forgiving crops
caption: Radishes forgive nearly everything except drought.
ids: [radish, beans-bush, chard, pepper, squash-summer-courgette]
`,
};
