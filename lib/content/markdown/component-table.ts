import {SUBJECTS} from '@/lib/data/line-subjects';

export interface ComponentInfo {
  readonly about: string;
  readonly attributes: Readonly<Record<string, {readonly about: string; readonly isOptional?: boolean}>>;
  readonly isEmpty?: boolean;
  /** It is a block between paragraphs, never inline. */
  readonly isBlock?: boolean;
  readonly example: string;
}

/** The components of articles (views: components/article); also for allow list and reference. */
export const COMPONENT_TABLE = {
  KeyPoints: {
    about: 'What to take away, right after the opening: three to five points, one line each.',
    attributes: {},
    isBlock: true,
    example: `<KeyPoints>

- Sow a little every three weeks and the bowl stays full.
- Cool soil wakes lettuce; above 25 °C it sleeps.
- Pick the outer leaves and the plant goes on.

</KeyPoints>`,
  },
  TakeCare: {
    about: 'A warning box.',
    attributes: {title: {about: 'For whom, or when; “Take care” by default.', isOptional: true}},
    isBlock: true,
    example: `<TakeCare title="Before you take a supplement">

- Ask a pharmacist if you take medicines for your heart.
- More than the upper limit helps nobody [@ods-vitamin-d-hp].

</TakeCare>`,
  },
  UrgentHelp: {
    about:
      'Where to find help at once. It belongs in every article on low mood, panic, grief, burnout or worry. When an article starts with it, it is shown directly below the headline, and no drawing.',
    attributes: {
      lines: {
        about: `Subjects whose helplines it also lists, separated by commas: ${SUBJECTS.join(', ')}.`,
        isOptional: true,
      },
    },
    isBlock: true,
    isEmpty: true,
    example: '<UrgentHelp lines="grief, baby-loss" />',
  },
  Term: {
    about: 'A technical term with its meaning one tap away.',
    attributes: {means: {about: 'The meaning in a few words.'}},
    example:
      'A heavy <Term means="very fine rock particles that hold water and stick together">clay</Term> warms late.',
  },
  Update: {
    about: 'A dated note in a post: the only place where a post may mention something later than itself.',
    attributes: {date: {about: 'The day of the note, as YYYY-MM-DD.'}},
    isBlock: true,
    example: `<Update date="2021-09-01">

The advice on recording steps was made simpler; the numbers above still hold.

</Update>`,
  },
  ReadNext: {
    about: 'The closing list, with a reason for each link.',
    attributes: {},
    isBlock: true,
    example: `<ReadNext>

- [Introduction](/docs/intro): what the knowledge base holds and how to find your way.

</ReadNext>`,
  },
  Fact: {
    about: 'A number from content/data/facts with its unit, spelled out.',
    attributes: {id: {about: 'File, then the path of keys and row ids.'}},
    isEmpty: true,
    example: 'Men need <Fact id="vitamins.vitamins.vitamin-d.uk_nhs.men" /> of vitamin D a day.',
  },
} as const satisfies Readonly<Record<string, ComponentInfo>>;

type ComponentName = keyof typeof COMPONENT_TABLE;
export const COMPONENT_NAMES = Object.keys(COMPONENT_TABLE) as ComponentName[];
