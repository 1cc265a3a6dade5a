import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {articleComponents} from './mdx-components';

const context = {file: 'content/blog/x.mdx', sources: ['nhs-sleep'], cite: () => 1, link: (href: string) => href};
const figure = JSON.stringify({
  kind: 'steps',
  caption: 'Two steps.',
  sources: [],
  steps: [{title: 'One'}, {title: 'Two'}],
});

test('figures are numbered in order', () => {
  const {FigureBlock} = articleComponents(context);
  const html = renderToStaticMarkup(
    <>
      <FigureBlock figure={figure} line="10" />
      <FigureBlock figure={figure} line="20" />
    </>,
  );
  expect([...html.matchAll(/<figure[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['figure-1', 'figure-2']);
});

test('boxes are named regions without headings', () => {
  const {KeyPoints, TakeCare, ReadNext, Update} = articleComponents(context);
  const html = renderToStaticMarkup(
    <>
      <KeyPoints>a</KeyPoints>
      <TakeCare title="Before you start">b</TakeCare>
      <TakeCare title="At the doctor's">b</TakeCare>
      <ReadNext>c</ReadNext>
      <Update date="2021-09-01">d</Update>
    </>,
  );
  for (const name of ['Key points', 'Before you start', 'At the doctor’s', 'Read next', 'Update, September 1, 2021']) {
    expect(html).toContain(`aria-label="${name}"`);
  }
  expect(html).not.toMatch(/<h\d|style=/);
});

test('the urgent-help box starts with the emergency numbers of all countries, lists all other lines, and links its numbers', () => {
  const {UrgentHelp} = articleComponents(context);
  const html = renderToStaticMarkup(<UrgentHelp />);
  const places = [
    'tel:911',
    'tel:999',
    'tel:112',
    'tel:000',
    'tel:111',
    '<select',
    '<details',
    'tel:988',
    'tel:116123',
  ];
  const order = places.map((place) => html.indexOf(place));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(html).toContain('href="sms:741741?body=HOME"');
  expect(html).toContain('data-in="GB IE"');
  expect(html).not.toContain('Cruse');
});

test('the urgent-help box lists the lines of the subjects an article names', () => {
  const {UrgentHelp} = articleComponents(context);
  const html = renderToStaticMarkup(<UrgentHelp lines="grief, baby-loss" />);
  expect(html).toContain('For grief and the loss of a baby');
  expect(html.indexOf('Cruse')).toBeLessThan(html.indexOf('Samaritans'));
  expect(html).toContain('Sands');
});

test('a term opens its own definition', () => {
  const {Term} = articleComponents(context);
  const html = renderToStaticMarkup(<Term means="fine particles">clay</Term>);
  expect(html).toContain('popoverTarget="term-1"');
  expect(html).toContain('aria-label="What does clay mean?"');
});

test('an unknown fact names the article', () => {
  const {Fact} = articleComponents(context);
  expect(renderToStaticMarkup(<Fact id="vitamins.vitamins.vitamin-d.uk_nhs.men" />)).toContain('10\u00a0micrograms');
  expect(() => renderToStaticMarkup(<Fact id="sleep.nights" />)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown fact "sleep.nights": there is no "nights" in sleep.
      in: content/blog/x.mdx
      fix: use one of: hours_by_age, hours_by_age_nsf_2015, facts, sleep_habits, seek_help]
  `);
});

test('the number of a helpline is a link', () => {
  const {Fact} = articleComponents(context);
  const html = renderToStaticMarkup(<Fact id="mind.crisis_contacts.united-states.contact" />);
  expect(html).toContain('<a href="tel:988">988</a>');
});
