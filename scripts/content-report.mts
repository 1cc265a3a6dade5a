/** `npm run content:report`: what to look up again, oldest first: the helplines, and the searches for evidence. */
import {loadContent} from '@/lib/content';
import {oldestSearched} from '@/lib/content/evidence-age';
import {counted} from '@/lib/counted';
import {allContacts, staleContacts} from '@/lib/data/contact-age';
import {buildDay} from '@/lib/dates';
import {runCommand} from '@/lib/options';

const MAX_SEARCHED = 20;

await runCommand({command: 'npm run content:report', options: {}}, async () => {
  const contacts = allContacts().toSorted((a, b) => (a.verified ?? '').localeCompare(b.verified ?? ''));
  console.log(`Helplines: ${contacts.length} numbers, ${staleContacts(contacts, buildDay()).length} to verify\n`);
  for (const {verified, name, place, contact, page} of contacts) {
    console.log(`${verified ?? 'never     '}  ${name}, ${place}: ${contact} (${[page].flat().join(' ')})`);
  }
  const {articles} = await loadContent();
  const never = articles.filter(({kind, searched}) => kind !== 'page' && searched === undefined).length;
  console.log('\nEvidence last searched for\n');
  for (const {searched, file} of oldestSearched(articles).slice(0, MAX_SEARCHED)) console.log(`${searched}  ${file}`);
  if (never > 0) console.log(`never       ${counted(never, 'article')}`);
});
