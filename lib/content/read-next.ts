import 'server-only';
import {type AnyArticle, type Doc, loadContent, type Post} from '@/lib/content';
import {relatedTo} from './related';

/** Cards at the end of an article; its author may name more. */
const CARDS = 3;

export interface ReadNextLink {
  readonly href: string;
  readonly title: string;
  /** The reason to read it next. */
  readonly reason: string;
}

const BOX = /<aside\b[^>]*data-tone="next"[^>]*>[\s\S]*?<\/aside>\s*$/;
const ITEM = /<li>\s*(?:<p>)?<a href="([^"]+)"[^>]*>([\s\S]*?)<\/a>([\s\S]*?)(?:<\/p>)?\s*<\/li>/g;

/**
 * The closing list in an article's HTML as links, and the HTML without it. Only a list of links with reasons counts.
 */
export function cutReadNext(html: string): {readonly links: readonly ReadNextLink[]; readonly text: string} {
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

/** The previous and next page, which are linked anyway. */
async function beside(article: AnyArticle): Promise<readonly string[]> {
  const {docs, blog} = await loadContent();
  if (article.kind === 'page') return [];
  const found =
    article.kind === 'doc'
      ? Object.values(docs.neighbours(article.route)).map((link) => link?.href)
      : Object.values(blog.neighbours(article)).map((post) => post?.route);
  return found.filter((route) => route !== undefined);
}

/**
 * The articles to read next: `named`, the author's choice, plus related ones up to three; without linked neighbours.
 */
export async function readNext(
  article: Post | Doc,
  named: readonly string[],
): Promise<{readonly named: readonly string[]; readonly others: readonly (Post | Doc)[]}> {
  const neighbours = await beside(article);
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

/** The routes in the closing list of a text, for drawings that are made before the text is compiled. */
export function routesNamed(body: string): string[] {
  const [, list = ''] = /<ReadNext>([\s\S]*?)<\/ReadNext>/.exec(body) ?? [];
  return Array.from(list.matchAll(/^\s*- \[[^\]]*\]\((\/[^)#?\s]+)/gm), ([, route]) => route!);
}
