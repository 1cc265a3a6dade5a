import 'server-only';
import {type CalendarDay, formatDay, monthsAfter} from '@/lib/dates';
import {type Contact, contactRows, type EmergencyContact, emergencyRows, supportRows} from './rows';

/** The number of a helpline must be verified again after this many months. */
const MONTHS = 6;

/** Every number of the data that readers may need to call. */
export function allContacts(): readonly EmergencyContact[] {
  return [...contactRows(), ...supportRows(), ...emergencyRows()];
}

/** The helplines whose number was last verified more than six months ago, or never. */
export function staleContacts(contacts: readonly EmergencyContact[], today: CalendarDay): EmergencyContact[] {
  const limit = monthsAfter(today, -MONTHS);
  return contacts.filter(({verified = ''}) => verified < limit);
}

/** The build's notice about numbers to verify; undefined when all are fresh. */
export function staleNotice(today: CalendarDay): string | undefined {
  const stale = staleContacts(allContacts(), today);
  if (stale.length === 0) return undefined;
  return [
    `The numbers of ${stale.length} helplines have not been verified in the last ${MONTHS} months.`,
    '  in: content/data/facts/mind.yml',
    ...stale.map(
      ({name, place, contact, verified = 'never', page}) =>
        `  ${name}, ${place}: ${contact} (${verified}), ${[page].flat().join(', ')}`,
    ),
    '  fix: compare each with its page, correct it if it has changed, and set `verified` to that day',
  ].join('\n');
}

/** "November 23, 2026": every number was verified on that day or later. */
export function verifiedSince(contacts: readonly Contact[]): string {
  return formatDay(contacts.map(({verified}) => verified).toSorted()[0]!);
}
