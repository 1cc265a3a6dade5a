import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {articleComponents} from './mdx-components';

const context = {file: 'content/blog/x.mdx', sources: ['nhs-sleep'], cite: () => 1, link: (href: string) => href};
const spec = 'kind: steps\ncaption: Two steps.\nsteps: [{title: One}, {title: Two}]';

test('figures are numbered in their order', () => {
  const {FigureBlock} = articleComponents(context);
  const html = renderToStaticMarkup(
    <>
      <FigureBlock spec={spec} line="10" />
      <FigureBlock spec={spec} line="20" />
    </>,
  );
  expect([...html.matchAll(/<figure[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['figure-1', 'figure-2']);
});

test('an error in a figure names the file and the line in it', () => {
  const {FigureBlock} = articleComponents(context);
  expect(() => renderToStaticMarkup(<FigureBlock spec={'kind: steps\nstepz: []'} line="10" />)).toThrow(
    'content/blog/x.mdx:12:1',
  );
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

test('the urgent-help box begins with emergency numbers and crisis lines, and links its numbers', () => {
  const {UrgentHelp} = articleComponents(context);
  const html = renderToStaticMarkup(<UrgentHelp />);
  const places = ['tel:911', 'tel:988', 'tel:116123', 'If you might harm yourself', 'sms:741741?body=HOME'];
  const order = places.map((place) => html.indexOf(place));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).toContain('href="tel:988"');
  expect(html).toContain('href="sms:741741?body=HOME"');
  expect(html).toContain('differ by country');
});

test('a term opens its own meaning', () => {
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

test('the number of a helpline can be called', () => {
  const {Fact} = articleComponents(context);
  const html = renderToStaticMarkup(<Fact id="mind.crisis_contacts.united-states.contact" />);
  expect(html).toContain('<a href="tel:988">988</a>');
});

test('a figure that cites a source the article does not list is refused', () => {
  const {FigureBlock} = articleComponents(context);
  const cited = spec.replace('Two steps.', '"Two steps [@cdc-sleep]."');
  expect(() => renderToStaticMarkup(<FigureBlock spec={cited} line="10" />)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A figure cites "cdc-sleep", which is not in the article's list of sources.
      in: content/blog/x.mdx:12:1
      fix: add it to \`sources\` in the front matter; did you mean "nhs-sleep"? use one of: nhs-sleep]
  `);
});

test('a date that is no day is refused', () => {
  const {Update} = articleComponents(context);
  expect(() => renderToStaticMarkup(<Update date="2021-13-01">x</Update>)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: An Update has the date "2021-13-01".
      in: content/blog/x.mdx
      fix: write it as YYYY-MM-DD, such as 2021-09-01]
  `);
});
