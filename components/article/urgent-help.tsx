import {type Contact, contactRows, contactsCheckedOn} from '@/lib/data/rows';
import {formatDay} from '@/lib/dates';
import {Box} from './box';
import {ContactLinks} from './contact-links';

/** Where to find help at once; the contacts are rows of content/data/facts/mind.yml. */
export function UrgentHelp() {
  const checkedOn = contactsCheckedOn();
  return (
    <Box tone="urgent" title="If you need help now">
      <p>
        If you might harm yourself, or someone else is in danger, call your emergency number now. You can also talk to
        somebody at any hour. Numbers differ by country.
      </p>
      <ul className="urgent-help-list">
        {[...contactRows()].sort(emergencyFirst).map((row) => (
          <li key={row.id} className="urgent-help-item">
            <b>{row.name}</b>
            {!row.name.startsWith(row.place) && <span className="urgent-help-place">{` (${row.place})`}</span>}
            <ContactLine row={row} />
          </li>
        ))}
      </ul>
      <p className="urgent-help-note">
        {checkedOn && `Checked on ${formatDay(checkedOn)}. `}Services change their numbers and hours. If one of these
        does not answer, call your emergency number.
      </p>
    </Box>
  );
}

function ContactLine({row: {contact, hours}}: {readonly row: Contact}) {
  return (
    <span className="urgent-help-contact">
      <ContactLinks contact={contact} className="urgent-help-link" />
      {hours === '24/7' ? ', day and night' : hours === 'directory' ? ' (a directory of helplines)' : `, ${hours}`}
    </span>
  );
}

const emergencyFirst = (a: Contact, b: Contact) => Number(b.id === 'emergency') - Number(a.id === 'emergency');
