/** `npm run content:report`: what to look up again, oldest first: the helplines, and the searches for evidence. */
import {loadContent} from '@/lib/content';
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
  const dated = articles.flatMap(({searched, file}) => (searched === undefined ? [] : [`${searched}  ${file}`]));
  console.log(['\nEvidence last searched for\n', ...dated.sort().slice(0, MAX_SEARCHED)].join('\n'));
  if (never > 0) console.log(`never       ${counted(never, 'article')}`);
});
