import {formatFact} from '@/lib/data/format';
import {SiteError} from '@/lib/errors';
import {ContactLinks} from './contact-links';

interface Props {
  /** file.key.row.key in content/data/facts. */
  readonly id?: string;
  /** The article's file, for errors. */
  readonly file: string;
}

/** A number from content/data/facts with its unit. A contact becomes links. */
export function Fact({id = '', file}: Props) {
  const text = readFact(id, file);
  return (
    <data className="fact" value={id}>
      {id.endsWith('.contact') ? <ContactLinks contact={text} /> : text}
    </data>
  );
}

function readFact(id: string, file: string): string {
  try {
    return formatFact(id);
  } catch (error) {
    throw error instanceof SiteError && !error.details.file ? new SiteError({...error.details, file}) : error;
  }
}
