import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {siteConfig} from '@/lib/config';
import {contactHref} from '@/lib/config/contact';
import {NONE} from '@/lib/config/parse';
import {absoluteUrl} from '@/lib/urls';

/** "Something wrong here?" below an article; nothing while the site has no contact. */
export function ReportMistake({title, route}: {title: string; route: string}) {
  const {contact} = siteConfig();
  if (!contact) return null;
  const href = contactHref(contact, {subject: `Something wrong: ${title}`, address: absoluteUrl(route)});
  return (
    <>
      &nbsp;· <Link href={href}>Something wrong here?</Link>
    </>
  );
}

/** On /about: the contact and the reviewer; without a contact, a note for the owner on how to publish one. */
export function AboutContact() {
  const {contact, reviewer} = siteConfig();
  return (
    <section className="prose" aria-labelledby="contact">
      <LinkedHeading id="contact" text="Contact" />
      {contact ? (
        <p>
          Write to <Link href={contactHref(contact)}>{contact.replace(/^https:\/\//, '')}</Link> when something is
          wrong, with the address of the page.
        </p>
      ) : (
        <p>
          This site names no contact yet. Its owner publishes one as <code>contact</code> in{' '}
          <code>content/site.ts</code>.
        </p>
      )}
      {reviewer && reviewer !== NONE && <p>Articles are reviewed by {reviewer}.</p>}
    </section>
  );
}
