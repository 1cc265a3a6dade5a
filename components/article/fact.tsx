import {onDay} from '@/lib/data/as-of';
import {formatFact} from '@/lib/data/format';
import {SiteError} from '@/lib/errors';
import {ContactLinks} from './contact-links';

interface Props {
  /** file.key.row.key in content/data/facts. */
  readonly id?: string;
  /** In a post its day, whose value is printed. Unset in dated notes (lib/content/markdown/dated-facts.ts). */
  readonly on?: string;
  /** The article's file, for errors. */
  readonly file: string;
}

/** A number from content/data/facts with its unit. A contact becomes links. */
export function Fact({id = '', on, file}: Props) {
  const text = onDay(on, () => readFact(id, file));
  return <data value={id}>{id.endsWith('.contact') ? <ContactLinks contact={text} /> : text}</data>;
}

function readFact(id: string, file: string): string {
  try {
    return formatFact(id);
  } catch (error) {
    throw error instanceof SiteError && !error.details.file ? new SiteError({...error.details, file}) : error;
  }
}
