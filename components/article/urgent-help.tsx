import {verifiedSince} from '@/lib/data/contact-age';
import {LINE_SUBJECTS, type LineSubject} from '@/lib/data/line-subjects';
import {type Contact, contactRows, supportRows, urgentContacts} from '@/lib/data/rows';
import {Box} from './box';
import {ContactLinks} from './contact-links';

interface Props {
  /** Subjects with helplines of their own, such as "grief, baby-loss". */
  readonly lines?: string;
}

/**
 * The urgent-help box: emergency numbers of all countries, the first lines of the reader's country, and all others one
 * tap away. Without scripts: the numbers and the list. The contacts are rows of content/data/facts/mind.yml.
 */
export function UrgentHelp({lines = ''}: Props) {
  const [emergency] = urgentContacts();
  const all = contactRows().filter(({id}) => id !== emergency?.id);
  const subjects = lines.split(',').flatMap((item) => (item.trim() ? [item.trim() as LineSubject] : []));
  const forSubjects = supportRows().filter(({subject}) => subject && subjects.includes(subject));
  const [first, second, ...more] = subjects.map((subject) => LINE_SUBJECTS[subject]);
  const names = [first, second, more.length > 0 && 'more'].filter((name) => typeof name === 'string');
  const anywhere = all.filter(({hours}) => hours === 'directory');
  return (
    <Box tone="urgent" title="If you need help now">
      <div className="urgent-help">
        <p className="urgent-help-strip">
          <b>In danger? Call</b>{' '}
          {emergency && <ContactLinks contact={emergency.contact} className="urgent-help-link" />}
        </p>
        <Countries rows={all} />
        <ul className="urgent-help-first" data-lines="">
          {anywhere.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </ul>
        <details className="urgent-help-all">
          <summary>{subjects.length > 0 ? `For ${LIST.format(names)}; all lines` : 'All lines and countries'}</summary>
          <ul className="urgent-help-list">
            {[...forSubjects, ...all].map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </ul>
          <p className="urgent-help-note">
            Compared with each service’s own page or with a public list of helplines on{' '}
            {verifiedSince([...forSubjects, ...all])} or later. Numbers and hours change. If one does not answer, call
            your emergency number.
          </p>
        </details>
      </div>
    </Box>
  );
}

const LIST = new Intl.ListFormat('en');
const NAMES = new Intl.DisplayNames('en', {type: 'region'});

/** The country picker; a script shows the lines of the chosen country. Hidden when scripts are off. */
function Countries({rows}: {readonly rows: readonly Contact[]}) {
  const codes = [...new Set(rows.flatMap(({countries}) => countries))].sort();
  return (
    <p className="urgent-help-country" data-print="none">
      <label>
        Lines in{' '}
        <select className="urgent-help-select" data-country="" defaultValue="any">
          <option value="any">another country</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {NAMES.of(code)}
            </option>
          ))}
        </select>
      </label>{' '}
      <span data-guess="" hidden>
        (our guess)
      </span>
    </p>
  );
}

function Line({row: {name, place, contact, hours, countries}}: {readonly row: Contact}) {
  const codes = hours === 'directory' ? ['any'] : countries;
  return (
    <li data-in={codes.length > 0 ? codes.join(' ') : undefined}>
      <b>{name}</b>
      {!name.startsWith(place) && <span className="urgent-help-place">{` (${place})`}</span>}
      {': '}
      <ContactLinks contact={contact} className="urgent-help-link" />
      <span className="urgent-help-hours">{hoursOf(hours)}</span>
    </li>
  );
}

function hoursOf(hours: string): string {
  if (hours === '24/7') return ', day and night';
  return hours === 'directory' ? ' (a directory of helplines)' : `, ${hours}`;
}
