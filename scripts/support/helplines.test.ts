import {describe, expect, test} from 'vitest';
import {contactParts} from '@/lib/data/contacts';
import {type Answer, findings, type Helpline, helplineReport, namesNumber, numbersIn} from './helplines.mts';

test('numbers to call and text are those of the links that readers get', () => {
  expect(numbersIn(contactParts('call 13 11 14, or text 0477 13 11 14'))).toEqual(['131114', '0477131114']);
  expect(numbersIn(contactParts('text HOME to 741741'))).toEqual(['741741']);
  expect(numbersIn(contactParts('https://findahelpline.com/'))).toEqual([]);
});

describe('a page names a number', () => {
  test.each([
    ['988', 'Call or text <b>988</b> any time'],
    ['116123', 'Call free on 116&nbsp;123'],
    ['18006624357', '1-800-662-HELP (4357)'],
    ['18006624357', 'Dial 800.662.4357'],
    ['116123', '<a href="tel:+44116123" class="a">Call us</a> <a href="tel:116123">now</a>'],
    ['08080271234', '0808 <span>027</span> 1234'],
    ['02079460000', '+44 20 7946 0000'],
    ['85258', 'Text SHOUT to 85258.'],
  ])('%s: %s', (number, html) => expect(namesNumber(html, number)).toBe(true));

  test.each([
    ['988', 'since 1988, with 9882 calls'],
    ['116123', 'Call 116 132'],
    ['741741', 'Text HELLO to 741 742'],
  ])('%s is not in: %s', (number, html) => expect(namesNumber(html, number)).toBe(false));
});

const line = (id: string, contact: string): Helpline => ({id, name: id, contact, pages: [`https://${id}.example/`]});
const lines = [
  line('right', 'call 988'),
  line('changed', 'call 116 123'),
  line('gone', 'call 1737'),
  line('shut', 'call 111'),
  line('directory', 'https://directory.example/'),
  {...line('moved', 'call 112'), pages: ['https://other.example/', 'https://moved.example/']},
];
const answers = new Map<string, Answer>([
  ['https://right.example/', {text: 'Call 988'}],
  ['https://changed.example/', {text: 'Call 116 124'}],
  ['https://gone.example/', {status: '404', isGone: true}],
  ['https://shut.example/', {status: '403', isGone: false}],
  ['https://directory.example/', {status: '404', isGone: true}],
  ['https://other.example/', {text: 'Call 112'}],
  ['https://moved.example/', {status: '404', isGone: true}],
]);

test('the issue separates numbers that may be wrong from pages that block programs', () => {
  const found = findings(lines, answers, contactParts);
  expect(found.map(({line: {id}, isGrave}) => [id, isGrave])).toEqual([
    ['changed', true],
    ['gone', true],
    ['shut', false],
    ['directory', true],
    ['moved', true],
  ]);
  const report = helplineReport(found)!;
  expect(report).toContain('| `changed` | changed | call 116 123 | https://changed.example/ | does not name 116123 |');
  expect(report.indexOf('`gone`')).toBeLessThan(report.indexOf('Pages that block programs'));
  expect(helplineReport(found.filter(({isGrave}) => !isGrave))).toBeUndefined();
});
