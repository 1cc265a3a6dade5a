import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {castSubjects, coverSvg} from '@/lib/covers/cover';
import {allRoutes} from '@/lib/routes';
import {coverSubject} from '@/lib/thumbnail-lists';
import {cardDesign} from '@/lib/cards/design';
import {cardFonts} from '@/lib/cards/fonts';
import {drawArt} from '@/lib/cards/render';
import {panelSvg} from '@/lib/cards/panel';
import {palettePng} from '@/lib/cards/png';
sharp.concurrency(1);
const content = await loadContent(); const routes = await allRoutes();
const config = siteConfig();
const subjects = new Map(castSubjects(content.articles.flatMap(coverSubject)).map((s) => [s.route, s]));
const designs = routes.map((r) => cardDesign(r, {site: config, blog: config.blog, subjects})).filter((_, i) => i % 15 === 0);
const text = [...new Set(designs.flatMap((d) => [...d.title, ...d.kicker, ...d.kicker.toUpperCase(), ...(d.note ?? ''), ...config.title]))].sort().join('');
const fonts = await cardFonts(text);
const brand = {name: config.title, emblem: readFileSync('public/logo.svg', 'utf8')};
let t = process.cpuUsage();
const lap = (n: string, more = '') => { const u = process.cpuUsage(t); console.log(n, ((u.user+u.system)/1000/designs.length).toFixed(1), more); t = process.cpuUsage(); };
for (const d of designs) coverSvg(d.art, 'card'); lap('coverSvg');
const arts = []; for (const d of designs) arts.push(await drawArt(d.art)); lap('coverSvg+raster');
await panelSvg(designs[0]!, brand, fonts); lap('first satori');
const svgs: string[] = []; for (const d of designs) svgs.push(await panelSvg(d, brand, fonts)); lap('satori', String(svgs[3]!.length));
const labels = []; for (const s of svgs) labels.push(await sharp(Buffer.from(s)).flatten({background:'#fff'}).removeAlpha().raw().toBuffer()); lap('panel raster');
for (const c of [16, 24, 32, 48, 64]) { let n = 0; for (const a of arts) n += palettePng(a, c).length; lap('png '+c, String(Math.round(n/arts.length))); }
import zlib from 'node:zlib';
const lines: Buffer[] = arts.map((a) => { const png = palettePng(a, 48); let at = 8; for (;;) { const n = png.readUInt32BE(at); if (png.toString('latin1', at+4, at+8) === 'IDAT') return zlib.inflateSync(png.subarray(at+8, at+8+n)); at += n + 12; } });
lap('x');
for (const o of [{level:9},{level:8},{level:7},{level:6,memLevel:9},{level:5, memLevel: 9},{level:4,memLevel:9},{level:6,strategy:zlib.constants.Z_RLE},{level:9,strategy:zlib.constants.Z_FILTERED}]) { let n = 0; for (const l of lines) n += zlib.deflateSync(l, {memLevel: 9, ...o}).length; lap(JSON.stringify(o), String(Math.round(n/lines.length))); }
const up = lines.map((l) => { const o = Buffer.from(l); for (let y = 629; y >= 0; y--) { o[y*1201] = 2; for (let x = 1; x < 1201; x++) o[y*1201+x] = l[y*1201+x]! - (y > 0 ? l[(y-1)*1201+x]! : 0); } return o; });
lap('up');
for (const o of [{level:9},{level:7},{level:6},{level:6,strategy:zlib.constants.Z_RLE},{level:6,strategy:zlib.constants.Z_FILTERED}]) { let n = 0; for (const l of up) n += zlib.deflateSync(l, {memLevel: 9, ...o}).length; lap('up'+JSON.stringify(o), String(Math.round(n/lines.length))); }
