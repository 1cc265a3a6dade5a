import {expect, test} from 'vitest';
import {contactParts, unreadDigits} from './contacts';

test('contacts become links', () => {
  expect(contactParts('call 116 123 (free) or email jo@samaritans.org')).toEqual([
    {text: 'call '},
    {text: '116\u00a0123', href: 'tel:116123'},
    {text: ' (free) or email '},
    {text: 'jo@samaritans.org', href: 'mailto:jo@samaritans.org'},
  ]);
  expect(contactParts('text HOME to 741741')).toEqual([{text: 'text HOME to 741741', href: 'sms:741741?body=HOME'}]);
  expect(contactParts('call 13 11 14, or text 0477 13 11 14')).toEqual([
    {text: 'call '},
    {text: '13\u00a011\u00a014', href: 'tel:131114'},
    {text: ', or '},
    {text: 'text\u00a00477\u00a013\u00a011\u00a014', href: 'sms:0477131114'},
  ]);
  expect(contactParts('call or text 988')).toEqual([{text: 'call or text '}, {text: '988', href: 'tel:988'}]);
  expect(contactParts('https://findahelpline.com/')[0]).toEqual({
    text: 'findahelpline.com',
    href: 'https://findahelpline.com/',
  });
});

const links = (contact: string) => contactParts(contact).flatMap(({href}) => href ?? []);

test.each([
  ['1737', ['tel:1737']],
  ['call 111; emergency 999 or A&E', ['tel:111', 'tel:999']],
  ['911 (US, Canada), 999 or 112 (UK, Ireland), 000 (Australia)', ['tel:911', 'tel:999', 'tel:112', 'tel:000']],
  ['0808 2000 247 (free)', ['tel:08082000247']],
  ['01234 567890, or +44 20 7946 0000', ['tel:01234567890', 'tel:+442079460000']],
  ['1-800-799-7233, or text START to 88788', ['tel:18007997233', 'sms:88788?body=START']],
  ['call or text 1-833-852-6262', ['tel:18338526262']],
  ['text 85258.', ['sms:85258']],
  ['text 1-833-852-6262', ['sms:18338526262']],
  ['see https://x.org/a. Or (https://y.org/2024/b)', ['https://x.org/a', 'https://y.org/2024/b']],
])('%s leads to %s', (contact, addresses) => {
  expect(links(contact)).toEqual(addresses);
  expect(unreadDigits(contact)).toBeUndefined();
});

test.each([
  ['+44 (0)20 7946 0000', '+44'],
  ['(555) 123-4567', '(555)'],
  ['1-800-662-HELP', '1-800-662-HELP'],
  ['0800 CALL NOW', '0800'],
  ['open 9 - 5, call 111', '9'],
  ['in 2024: call 111', '2024:'],
  ['call 111, 24 hours a day', '24'],
  ['call 116 123 24 hours a day', '116'],
  ['call 2024-05-06', '2024-05-06'],
  ['call 111 ext. 5', '111'],
])('numbers of %s are not guessed: %s is not read', (contact, digits) => {
  expect(unreadDigits(contact)).toBe(digits);
});
