interface MarkdownExample {
  readonly name: string;
  readonly about: string;
  readonly source: string;
}

/** Markdown for authors, and this site's additions. */
export const MARKDOWN_EXAMPLES: readonly MarkdownExample[] = [
  {
    name: 'Headings',
    about: 'Start at the second level: the title of the article is the first. A custom id is written in braces.',
    source:
      '## When is the soil warm enough? {#warm-soil}\n\nWhen a thermometer says so in the morning.\n\n### Without a thermometer\n\nWait until weeds come up.',
  },
  {
    name: 'Emphasis and inline marks',
    about: 'In .mdx the characters < and { have a special meaning; write them in words or with a backslash.',
    source:
      'Water *slowly*, **never at noon**, and ~~every day~~ when the soil is dry. Write `pH 6.5`, H<sub>2</sub>O, m<sup>2</sup>, <kbd>Esc</kbd>, <abbr title="Royal Horticultural Society">RHS</abbr>, <span lang="la">Allium sativum</span>; under 5 °C, or \\< 5 °C.',
  },
  {
    name: 'Links and sources',
    about: 'A link names its target. A source is cited by its id, before the full stop of the claim.',
    source: 'The [introduction](/docs/intro) says how to begin; most adults need little more [@ods-vitamin-d-hp].',
  },
  {
    name: 'Lists',
    about: 'With dashes, numbers or boxes.',
    source:
      '- Peas\n- Beans\n  - runner beans\n\n1. Soak overnight.\n2. Sow two fingers deep.\n\n- [x] Soil is warm\n- [ ] Slugs are away',
  },
  {
    name: 'Table',
    about: 'For a few short cells; larger ones are figures of the kind table.',
    source: '| Crop | Days to harvest |\n|---|--:|\n| Radish | 25 |\n| Carrot | 70 |',
  },
  {
    name: 'Quotation',
    about: 'With its source.',
    source: '> Eat food. Not too much. Mostly plants.\n>\n> Michael Pollan, *In Defense of Food*, 2008',
  },
  {
    name: 'Image',
    about: 'Alone in its paragraph it becomes a figure, with the text in quotation marks as its caption.',
    source:
      '![Six stages of a bean: from the swollen seed to two true leaves](./bean-germination.jpg "Two weeks in a warm room.")',
  },
  {
    name: 'Something to open',
    about: 'For what most readers can skip.',
    source:
      '<details>\n\n<summary>How the yield was weighed</summary>\n\nOnce a week, washed, without roots.\n\n</details>',
  },
  {
    name: 'Footnote',
    about: 'For an aside; sources are cited instead.',
    source: 'Plant by the moon if you like[^moon].\n\n[^moon]: Trials found no difference.',
  },
];
