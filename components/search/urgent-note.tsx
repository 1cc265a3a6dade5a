import {BASE_PATH} from '@/lib/base-path';
import {guessCountry} from '@/lib/client/behavior/country';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {readStored} from '@/lib/client/browser/storage';
import type {Urgency, Urgent, UrgentContact} from '@/lib/search';

const TEXTS: Readonly<Record<Urgency, string>> = {
  crisis:
    'If you may be in danger now, call your emergency number. You do not have to explain much. You can also talk to somebody at any hour.',
  emergency: 'If this is happening now, call your emergency number. Do that before you read on.',
};

/** The note above the results of an urgent query. The live region is always rendered, or it would not be announced. */
export function UrgentNote({urgent}: {urgent?: Urgent}) {
  const known = [...new Set(urgent?.contacts.flatMap(({countries}) => countries))];
  const country = urgent && readersCountry(known);
  return (
    <div aria-live="polite">
      {urgent && (
        <div role="note" aria-label="If it is urgent" className="urgent-note">
          <p>{TEXTS[urgent.kind]}</p>
          <ul className="urgent-note-contacts">
            {urgent.contacts
              .filter(({countries}) => countries.length === 0 || countries.includes(country!))
              .map((contact) => (
                <ContactLine key={contact.name} contact={contact} />
              ))}
          </ul>
          {urgent.links.length > 0 && (
            <ul className="urgent-note-links">
              {urgent.links.map(({label, to}) => (
                <li key={to}>
                  <a href={BASE_PATH + to}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** The country in `known` that the reader has chosen in an urgent-help box, or probably lives in; "any" if none fits. */
function readersCountry(known: readonly string[]): string {
  const stored = readStored(STORAGE_KEYS.country);
  if (stored === 'any' || known.includes(stored ?? '')) return stored!;
  return guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', navigator.language, known);
}

function ContactLine({contact: {name, place, line}}: {contact: UrgentContact}) {
  return (
    <li>
      <b>{name}</b>
      {name.startsWith(place) ? ': ' : ` (${place}): `}
      {line.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // the same number may appear twice
          <a key={index} href={`tel:${part.phone.replace(/[^\d+]/g, '')}`}>
            {part.phone}
          </a>
        ),
      )}
    </li>
  );
}
