import {expect, test} from 'vitest';
import {allContacts, staleContacts, staleNotice} from './contact-age';
import {contactRows} from './rows';

test("every helpline names its operator's page and the day its number was read", () => {
  const contacts = allContacts();
  expect(contacts.length).toBeGreaterThan(25);
  for (const {id, page, verified} of contacts) {
    expect(
      [page].flat().every((address) => address.startsWith('https://')),
      id,
    ).toBe(true);
    expect(verified, id).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('a number is stale six months after it was read, and the build names it', () => {
  const [first] = contactRows();
  const read = (verified: string) => [{...first!, verified}];
  expect(staleContacts(read('2026-05-28'), '2026-11-28')).toEqual([]);
  expect(staleContacts(read('2026-05-27'), '2026-11-28')).toHaveLength(1);
  const days = allContacts().map(({verified}) => verified);
  expect(staleNotice(days.toSorted()[0]!)).toBeUndefined();
  expect(staleNotice('2036-01-01')).toContain(`The numbers of ${days.length} helplines were last verified`);
  expect(staleNotice('2036-01-01')).toContain('988 Suicide & Crisis Lifeline: call or text 988');
});

test('every country of the box has one or two lines', () => {
  const codes = contactRows().flatMap(({countries}) => countries);
  expect(new Set(codes)).toEqual(new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']));
  for (const code of codes) expect(codes.filter((other) => other === code).length, code).toBeLessThanOrEqual(2);
});
