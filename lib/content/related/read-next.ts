import 'server-only';
import {type AnyArticle, type Doc, loadContent, type Post} from '@/lib/content';
import {relatedTo} from './related';

/** Related articles fill up the cards at the end of an article to this number; its author may name more. */
const CARDS = 3;

/** A link to what to read next. Title and reason are HTML: they were compiled with the text. */
export interface ReadNextLink {
  readonly href: string;
  readonly title: string;
  readonly reason: string;
}

const BOX = /<aside\b[^>]*data-tone="next"[^>]*>[\s\S]*?<\/aside>\s*$/;
const ITEM = /<li>\s*(?:<p>)?<a href="([^"]+)"[^>]*>([\s\S]*?)<\/a>([\s\S]*?)(?:<\/p>)?\s*<\/li>/g;

/** The links of a <ReadNext> that ends an article, when it lists nothing but links; and the HTML without it. */
export function splitReadNext(html: string): {readonly links: readonly ReadNextLink[]; readonly text: string} {
  const [box] = BOX.exec(html) ?? [];
  if (!box) return {links: [], text: html};
  const links = Array.from(box.matchAll(ITEM), ([, href, title, reason]) => ({
    href: href!,
    title: title!,
    reason: reason!.replace(/^[\s:,]+/, ''),
  }));
  const isWhole = links.length > 0 && links.length === box.match(/<li>/g)?.length;
  return isWhole ? {links, text: html.slice(0, -box.length)} : {links: [], text: html};
}

/** The routes of the previous and the next page, which are linked anyway. */
async function neighboursOf(article: AnyArticle): Promise<readonly string[]> {
  const {docs, blog} = await loadContent();
  if (article.kind === 'page') return [];
  const found =
    article.kind === 'doc'
      ? Object.values(docs.neighbours(article.route)).map((link) => link?.href)
      : Object.values(blog.neighbours(article)).map((post) => post?.route);
  return found.filter((route) => route !== undefined);
}

/** What to read next besides the neighbours: `named`, the author's choice, and `others`, related articles. */
export async function readNext(
  article: Post | Doc,
  named: readonly string[],
): Promise<{readonly named: readonly string[]; readonly others: readonly (Post | Doc)[]}> {
  const neighbours = await neighboursOf(article);
  const chosen = named.filter((route) => !neighbours.includes(route));
  const {articles} = await loadContent();
  const others = (await relatedTo(article)).filter(({route}) => ![...neighbours, ...chosen].includes(route));
  // no drawing twice side by side
  const drawings = [article, ...articles.filter(({route}) => chosen.includes(route))].map(({cover}) => cover);
  const differ = others.filter(({cover}) => {
    const isNew = cover === undefined || !drawings.includes(cover);
    drawings.push(cover);
    return isNew;
  });
  return {named: chosen, others: differ.slice(0, Math.max(0, CARDS - chosen.length))};
}

/** The routes in the <ReadNext> of a text, for drawings that are made before the text is compiled. */
export function readNextRoutes(body: string): string[] {
  const [, list = ''] = /<ReadNext>([\s\S]*?)<\/ReadNext>/.exec(body) ?? [];
  return Array.from(list.matchAll(/^\s*- \[[^\]]*\]\((\/[^)#?\s]+)/gm), ([, route]) => route!);
}
