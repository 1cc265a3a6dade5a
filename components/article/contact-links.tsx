import {Link} from '@/components/ui/link';
import {contactParts} from '@/lib/data/contacts';

/** A contact from content/data/facts, with its numbers and addresses as links. */
export function ContactLinks({contact, className}: {readonly contact: string; readonly className?: string}) {
  return contactParts(contact).map(({text, href}, index) =>
    href ? (
      // the same number may appear twice
      <Link key={index} href={href} className={className}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
