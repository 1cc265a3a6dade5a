import {plainText} from '@/lib/entities';
import type {ArticleSection} from '@/lib/search';

const HEADING = /<h([23])\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
/** Drawings, parts repeated on every page, and parts about other articles. */
const LEFT_OUT = [
  /<(svg|style|script|button)\b[\s\S]*?<\/\1>/g,
  /<aside\b[^>]*data-tone="(?:next|urgent)"[\s\S]*?<\/aside>/g,
  /<sup class="cite">[\s\S]*?<\/sup>/g,
  /<a class="hash-link"[^>]*><\/a>/g,
];
const FIGURE = /<figure\b[\s\S]*?<\/figure>/g;
const SENTENCES = /<(figcaption|table|li|dt|dd)\b[\s\S]*?<\/\1>/g;

/** Splits the HTML of an article (as React writes it) at its headings of level 2 and 3. Deeper headings are text. */
export function sectionsOf(html: string): ArticleSection[] {
  const clean = LEFT_OUT.reduce((text, pattern) => text.replace(pattern, ' '), html).replace(FIGURE, wordsOfFigure);
  const sections: ArticleSection[] = [];
  let open: {id?: string; heading?: string} = {};
  let end = 0;
  for (const match of clean.matchAll(HEADING)) {
    sections.push({...open, text: textOf(clean.slice(end, match.index))});
    open = {id: plainText(match[2] ?? ''), heading: textOf(match[3] ?? '')};
    end = match.index + match[0].length;
  }
  sections.push({...open, text: textOf(clean.slice(end))});
  return sections;
}

/** Keeps a figure's caption, tables and lists; labels mean nothing outside the drawing. */
function wordsOfFigure(figure: string): string {
  return (figure.match(SENTENCES) ?? []).join(' ');
}

function textOf(html: string): string {
  const spaced = html
    .replace(/<\/?(?:a|abbr|b|code|data|dfn|em|i|q|small|span|strong|sub|sup|time)\b[^>]*>/g, '')
    .replace(/<\/t[dh]><t[dh]\b[^>]*>/g, ' · ')
    .replace(/([.!?])?<\/t[dh]><\/tr>/g, (_, end: string = '.') => `${end} `)
    .replace(/<[^>]+>/g, ' ');
  return plainText(spaced)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
