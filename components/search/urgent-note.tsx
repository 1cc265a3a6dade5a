import {BASE_PATH} from '@/lib/base-path';
import type {Urgency} from '@/lib/search/synonyms';
import type {Urgent} from '@/lib/search/urgent';

const TEXTS: Readonly<Record<Urgency, string>> = {
  crisis: 'If you may be in danger now, call your emergency number. You do not have to explain much.',
  emergency: 'If this is happening now, call your emergency number (112, 999, 911 …). Do that before you read on.',
};

/** The note above the results of a query that names a crisis or an emergency. The live region is always rendered, or the note is not announced. */
export function UrgentNote({urgent}: {urgent?: Urgent}) {
  return (
    <div aria-live="polite">
      {urgent && (
        <div role="note" aria-label="If it is urgent" className="urgent-note">
          <p>{TEXTS[urgent.kind]}</p>
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
