import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {cardDesign} from '@/lib/cards/design';
import {cardFonts} from '@/lib/cards/fonts';
import {drawArt, renderCard} from '@/lib/cards/render';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {castSubjects} from '@/lib/covers/cover';
import {allRoutes} from '@/lib/routes';
import {coverSubject} from '@/lib/thumbnail-lists';

sharp.concurrency(1);
const content = await loadContent();
const routes = await allRoutes();
const config = siteConfig();
const subjects = new Map(castSubjects(content.articles.flatMap(coverSubject)).map((s) => [s.route, s]));
const sources = {site: config, blog: config.blog, subjects};
const designs = routes.map((r) => ({r, d: cardDesign(r, sources)}));
const text = [
  ...new Set(
    designs.flatMap(({d}) => [
      ...d.title,
      ...(d.kicker ?? ''),
      ...(d.kicker ?? '').toUpperCase(),
      '…',
      ...(d.note ?? ''),
      ...config.title,
    ]),
  ),
]
  .sort()
  .join('');
console.log(text);
const fonts = await cardFonts(text);
const brand = {name: config.title, emblem: readFileSync('public/logo.svg', 'utf8')};
const step = Number(process.argv[2] ?? 40),
  kinds = process.argv[3]?.split(',');
const pick = designs
  .filter(({r}) => !kinds || kinds.includes(r.kind))
  .filter((_, i) => i % step === Number(process.argv[4] ?? 0))
  .slice(0, 24);
let bytes = 0;
const t = process.cpuUsage();
const parts = [];
mkdirSync('/tmp/c/cards', {recursive: true});
for (const [i, {r, d}] of pick.entries()) {
  const png = await renderCard(d, await drawArt(d.art), brand, fonts);
  bytes += png.length;
  writeFileSync(`/tmp/c/cards/${i}.png`, png);
  parts.push(png);
}
const u = process.cpuUsage(t);
console.log(
  pick.length,
  'mean bytes',
  Math.round(bytes / pick.length),
  'cpu each',
  (u.user + u.system) / 1000 / pick.length,
);
const W = 600,
  H = 315,
  cols = 3;
await sharp({create: {width: W * cols, height: H * Math.ceil(pick.length / cols), channels: 3, background: '#888'}})
  .composite(
    await Promise.all(
      parts.map(async (p, i) => ({
        input: await sharp(p)
          .resize(W - 8, H - 8)
          .toBuffer(),
        left: (i % cols) * W,
        top: Math.floor(i / cols) * H,
      })),
    ),
  )
  .png()
  .toFile('/tmp/c/sheet.png');
