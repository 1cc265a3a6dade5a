import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createRandom, type Random} from '@/lib/covers/random';
import {type Planned, planCorpus} from './plan.mts';
import {HEADINGS, SENTENCES} from './words.mts';

const WORDS = 900;
/** The number of tags: small enough for full tag pages. */
const TAGS = 150;

/**
 * Replaces the posts and docs below `content` with `n` invented articles of 900 words, with this site's tags and
 * sources.
 */
export function writeCorpus(content: string, n: number, seed = 1): void {
  const articles = planCorpus(n, seed);
  const random = createRandom(String(seed + 1));
  const keysOf = (file: string) => readFileSync(path.join(content, file), 'utf8').match(/^[\w-]+(?=:\s*$)/gm) ?? [];
  const tags = keysOf('tags.yml').slice(0, TAGS);
  const sources = keysOf('data/sources.yml');
  for (const folder of ['blog', 'docs']) rmSync(path.join(content, folder), {recursive: true, force: true});
  for (const article of articles) {
    const cited = draw(sources, 4, random);
    const front = {
      title: article.title,
      description: `What ${article.readers} can do about ${article.topic}: four weeks of small steps, the things you need, what goes wrong, and when to ask.`,
      tags: draw(tags, random.whole(3, 5), random),
      sources: cited,
      ...article.front,
    };
    const head = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    const file = path.join(content, article.file);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `---\n${head.join('\n')}\n---\n\n${bodyOf(article, articles, cited, random)}\n`);
  }
}

function bodyOf(article: Planned, all: readonly Planned[], cited: readonly string[], random: Random): string {
  // without replacement: none is repeated before all have been used
  const deck: string[] = [];
  const deal = () => {
    if (deck.length === 0) deck.push(...draw(SENTENCES, SENTENCES.length, random));
    return deck.pop()!;
  };
  const sentence = () =>
    deal()
      .replace('{t}', article.topic)
      .replace('{R}', article.readers)
      .replace('{n}', String(random.whole(2, 12)));
  const sentences = (count: number) => Array.from({length: count}, sentence);
  const paragraph = () => sentences(random.whole(4, 6)).join(' ');
  const points = (count: number) =>
    sentences(count)
      .map((text) => `- ${text}`)
      .join('\n');
  const blocks = [paragraph(), '{/* truncate */}', `<KeyPoints>\n\n${points(4)}\n\n</KeyPoints>`];
  for (let part = 0; wordsOf(blocks) < WORDS; part++) {
    const other = random.pick(all);
    blocks.push(`## ${HEADINGS[part % HEADINGS.length]}${part < HEADINGS.length ? '' : `, part ${part}`}`, paragraph());
    blocks.push(`${paragraph()} Some of it was measured [@${cited[part % cited.length]}].`);
    if (part % 3 === 0) blocks.push(points(4));
    if (part % 3 === 1) blocks.push(tableOf(article, random));
    if (part % 3 === 2) blocks.push(`${sentence()} See also [${other.title}](${other.route}).`);
  }
  return blocks.join('\n\n');
}

function tableOf({topic}: Planned, random: Random): string {
  const rows = [1, 2, 3, 4].map((week) => `  - ["${week}", "${random.whole(5, 30)}", "${random.pick(HEADINGS)}"]`);
  const head = [
    `title: A month of ${topic}`,
    'caption: Invented, as everything here.',
    'columns: ["Week", "Minutes", "Question"]',
  ];
  return ['```figure', 'kind: table', ...head, 'rows:', ...rows, '```'].join('\n');
}

function wordsOf(blocks: readonly string[]): number {
  return blocks.join(' ').split(/\s+/).length;
}

/** Some of the items, without duplicates. */
function draw<T>(items: readonly T[], count: number, random: Random): T[] {
  const drawn = new Set<T>();
  while (drawn.size < Math.min(count, items.length)) drawn.add(random.pick(items));
  return [...drawn];
}
