import 'server-only';
import {type CalendarDay, formatDay, monthsAfter} from '@/lib/dates';
import {type Contact, contactRows, supportRows} from './rows';

/** The number of a helpline must be verified again after this many months. */
const MONTHS = 6;

/** Every helpline of the site. */
export function allContacts(): readonly Contact[] {
  return [...contactRows(), ...supportRows()];
}

/** The helplines whose number was last verified more than six months ago. */
export function staleContacts(contacts: readonly Contact[], today: CalendarDay): Contact[] {
  const limit = monthsAfter(today, -MONTHS);
  return contacts.filter(({verified}) => verified < limit);
}

/** The build's notice about numbers to verify; undefined when all are fresh. */
export function staleNotice(today: CalendarDay): string | undefined {
  const stale = staleContacts(allContacts(), today);
  if (stale.length === 0) return undefined;
  return [
    `The numbers of ${stale.length} helplines were last verified more than ${MONTHS} months ago.`,
    '  in: content/data/facts/mind.yml',
    ...stale.map(
      ({name, contact, verified, page}) => `  ${name}: ${contact} (${verified}), ${[page].flat().join(', ')}`,
    ),
    '  fix: compare each with its page, correct it if it has changed, and set `verified` to that day',
  ].join('\n');
}

/** "November 23, 2026": every number was verified on that day or later. */
export function verifiedSince(contacts: readonly Contact[]): string {
  return formatDay(contacts.map(({verified}) => verified).toSorted()[0]!);
}
