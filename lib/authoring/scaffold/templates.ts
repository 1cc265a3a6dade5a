import type {Format} from './request';

interface Template {
  readonly opening: string;
  /** Headings with a hint or a block below each. The author rewrites the headings. */
  readonly parts: readonly (readonly [heading: string, content: string])[];
}

const figure = (lines: string) => `\`\`\`figure\n${lines}\n\`\`\``;

const STEPS = figure(`kind: steps
title: "The steps"
caption: "One sentence that says what to see in the figure."
steps:
  - {title: "First", text: "One action."}
  - {title: "Then", text: "One action."}`);

const TABLE = figure(`kind: table
title: "What is compared"
caption: "One sentence that says what to see in the table."
columns: ["", "First", "Second"]
rows:
  - ["Cost", "…", "…"]
  - ["Time", "…", "…"]`);

const EVIDENCE = figure(`kind: evidence
title: "How sure are we?"
caption: "One sentence that says which claim stands firm and which does not."
items:
  - {claim: "The first claim", strength: unknown, text: "What was studied, in whom, how often."}`);

const CHECKLIST = figure(`kind: checklist
title: "To print"
caption: "One sentence that says what the list is for."
groups:
  - items: ["First", "Second"]`);

const SCHEDULE = figure(`kind: schedule
title: "The plan"
caption: "One sentence that says how the weeks build up."
columns: ["Week", "What to do"]
rows:
  - {label: "1", cells: ["…"]}`);

const CALENDAR = figure(`kind: calendar
title: "The year"
caption: "One sentence that says when it happens."
alt: "What the drawing shows, row by row, for someone who cannot see it."
rows:
  - {label: "First", spans: [{from: Mar, to: May, kind: sow}]}`);

const ANSWER = 'Answer the question of the title in two or three sentences.';

/** The parts of an article of each format. A new format is a line here. */
export const TEMPLATES: Readonly<Record<Format, Template>> = {
  overview: {
    opening: 'Say what the section contains and where to start, in two or three sentences.',
    parts: [
      ['What belongs to it', 'The parts, one short paragraph each, with a link.'],
      ['Where to start', CHECKLIST],
    ],
  },
  'how-to': {
    opening: 'Say what will be done at the end, and how long it takes.',
    parts: [
      ['What you need', '- One thing on each line.'],
      ['Step by step', STEPS],
      ['When it goes wrong', 'The two or three most common mistakes and what to do about each.'],
    ],
  },
  explainer: {
    opening: ANSWER,
    parts: [
      ['How it works', 'The mechanism in plain words; explain each technical term where it first appears.'],
      ['How sure are we?', EVIDENCE],
      ['What it means for you', 'Something concrete: an amount, a time of day, a crop.'],
    ],
  },
  list: {
    opening: ANSWER,
    parts: [
      ['The first', 'Why it is on the list, and how to use it.'],
      ['The second', 'Why it is on the list, and how to use it.'],
      ['All at a glance', TABLE],
    ],
  },
  'myth-busting': {
    opening: 'Name the belief and say whether it is true, in two or three sentences.',
    parts: [
      ['Where the belief comes from', 'Fairly told: most beliefs have a reason.'],
      ['What the studies say', EVIDENCE],
      ['What to do instead', 'Something concrete.'],
    ],
  },
  'routine/plan': {
    opening: 'Say for whom the plan is, how long it takes and where it leads.',
    parts: [
      ['The plan', SCHEDULE],
      ['An easier way', 'What to leave out on a bad day.'],
      ['How to tell that it works', 'A sign that can be seen or counted.'],
    ],
  },
  comparison: {
    opening: 'Say which to choose, and when the other one is better.',
    parts: [
      ['Side by side', TABLE],
      ['When the first is better', 'For whom, and why.'],
      ['When the second is better', 'For whom, and why.'],
    ],
  },
  'q-and-a': {
    opening: ANSWER,
    parts: [
      ['Is it safe?', 'The answer first, then the reason.'],
      ['How much, how often?', 'The answer first, then the reason.'],
      ['Who should ask first?', 'The answer first, then the reason.'],
    ],
  },
  seasonal: {
    opening: 'Say what to do in these weeks, and why now.',
    parts: [
      ['The weeks ahead', CALENDAR],
      ['Jobs for this week', CHECKLIST],
      ['If you live elsewhere', 'What changes with climate and hemisphere.'],
    ],
  },
  reference: {
    opening: 'Say what can be looked up here, and where the numbers come from.',
    parts: [
      ['The numbers', TABLE],
      ['How to read them', 'What each column means, and where bodies differ.'],
    ],
  },
};
