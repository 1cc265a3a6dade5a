/** The address of a contact. An e-mail can have a subject, and the address of the page it is about. */
export function contactHref(contact: string, page?: {readonly subject: string; readonly address: string}): string {
  if (contact.startsWith('https://')) return contact;
  const {subject, address} = page ?? {};
  const query =
    subject && address ? `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${address}\n\n`)}` : '';
  return `mailto:${contact}${query}`;
}
