import {expect, test} from 'vitest';
import {allContacts, staleContacts, staleNotice} from './contact-age';
import {contactRows, emergencyRows} from './rows';

test("every helpline names its operator's page and the day its number was read", () => {
  const contacts = allContacts();
  expect(contacts.length).toBeGreaterThan(25);
  const unverified = emergencyRows().map(({id}) => id);
  for (const {id, page, verified} of contacts) {
    expect(
      [page].flat().every((address) => address.startsWith('https://')),
      id,
    ).toBe(true);
    if (!unverified.includes(id)) expect(verified, id).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('a number is stale six months after it was read, and the build names it', () => {
  const [first] = contactRows();
  const read = (verified: string) => [{...first!, verified}];
  expect(staleContacts(read('2026-05-28'), '2026-11-28')).toEqual([]);
  expect(staleContacts(read('2026-05-27'), '2026-11-28')).toHaveLength(1);
  const {length} = allContacts();
  expect(staleNotice('2036-01-01')).toContain(`The numbers of ${length} helplines have not been verified`);
  expect(staleNotice('2036-01-01')).toContain('988 Suicide & Crisis Lifeline, United States: call or text 988');
});

test('the lines for poison and gas are checked with the helplines; one without a day counts as never verified', () => {
  const numbers = allContacts().map(({contact}) => contact);
  expect(numbers).toEqual(expect.arrayContaining(['1-800-222-1222', '13 11 26', '0800 764 766', '0800 111 999']));
  const [first] = emergencyRows();
  expect(staleContacts([{...first!, verified: undefined}], '2026-11-28')).toHaveLength(1);
});

test('every country of the box has one or two lines', () => {
  const codes = contactRows().flatMap(({countries}) => countries);
  expect(new Set(codes)).toEqual(new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']));
  for (const code of codes) expect(codes.filter((other) => other === code).length, code).toBeLessThanOrEqual(2);
});
