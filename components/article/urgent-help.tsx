import {type Contact, contactRows, contactsCheckedOn, urgentContacts} from '@/lib/data/rows';
import {formatDay} from '@/lib/dates';
import {Box} from './box';
import {ContactLinks} from './contact-links';

/** Where to find help at once, numbers first; the contacts are rows of content/data/facts/mind.yml. */
export function UrgentHelp() {
  const checkedOn = contactsCheckedOn();
  const first = urgentContacts();
  const others = contactRows().filter(({id}) => !first.some((row) => row.id === id));
  return (
    <Box tone="urgent" title="If you need help now">
      <Contacts rows={first} />
      <p>
        If you might harm yourself, or someone else is in danger, call your emergency number now. You can also talk to
        somebody at any hour. Numbers differ by country.
      </p>
      <Contacts rows={others} />
      <p className="urgent-help-note">
        {checkedOn && `Checked on ${formatDay(checkedOn)}. `}Services change their numbers and hours. If one of these
        does not answer, call your emergency number.
      </p>
    </Box>
  );
}

function Contacts({rows}: {readonly rows: readonly Contact[]}) {
  return (
    <ul className="urgent-help-list">
      {rows.map((row) => (
        <li key={row.id} className="urgent-help-item">
          <b>{row.name}</b>
          {!row.name.startsWith(row.place) && <span className="urgent-help-place">{` (${row.place})`}</span>}
          <ContactLine row={row} />
        </li>
      ))}
    </ul>
  );
}

function ContactLine({row: {id, contact, hours}}: {readonly row: Contact}) {
  return (
    <span className="urgent-help-contact">
      <ContactLinks contact={contact} className="urgent-help-link" />
      {id === 'emergency' ? '' : hoursOf(hours)}
    </span>
  );
}

function hoursOf(hours: string): string {
  if (hours === '24/7') return ', day and night';
  return hours === 'directory' ? ' (a directory of helplines)' : `, ${hours}`;
}
