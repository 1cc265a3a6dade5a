import {expect, test} from 'vitest';
import {formatDay} from '@/lib/dates';
import {allRoutes} from '@/lib/site/routes';
import {absoluteUrl} from '@/lib/urls';
import {exportedFiles, pageFile, pageOf, read} from './site';

const routes = await allRoutes();
const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly Record<string, unknown>[];
}
const graphs = (html: string) => [...html.matchAll(SCRIPT)].map(([, json]) => JSON.parse(json!) as Graph);

test('articles and the home page have their data once, other pages none; no FAQPage, HowTo or MedicalWebPage', () => {
  const faults: string[] = [];
  for (const route of routes) {
    const html = read(pageFile(route.path));
    const expected = ['post', 'doc', 'page', 'home'].includes(route.kind) ? 1 : 0;
    if (graphs(html).length !== expected) faults.push(`${route.path}: ${graphs(html).length} scripts`);
    // not again in the data for the application
    if (html.split('https://schema.org').length - 1 !== expected) faults.push(`${route.path}: twice`);
    if (/"(FAQPage|HowTo|MedicalWebPage)"/.test(html)) faults.push(`${route.path}: a type that is not true`);
  }
  expect(faults).toEqual([]);
});

test('the data of an article says the same as its page', () => {
  const files = new Set(exportedFiles());
  const faults: string[] = [];
  for (const route of routes) {
    const article = route.kind === 'post' ? route.post : route.kind === 'doc' ? route.doc : undefined;
    if (!article) continue;
    const html = read(pageFile(route.path));
    const [graph] = graphs(html);
    const [thing, crumbs] = graph!['@graph'];
    const elements = pageOf(route.path);
    const times = elements.flatMap(({tag, attributes}) => (tag === 'time' ? [attributes.datetime ?? ''] : []));
    const check = (isRight: unknown, what: string) => {
      if (!isRight) faults.push(`${route.path}: ${what}`);
    };
    check(graph!['@context'] === 'https://schema.org', 'context');
    check(thing?.['@type'] === (route.kind === 'post' ? 'BlogPosting' : 'Article'), 'type');
    check(elements.find(({tag}) => tag === 'h1')?.text === thing?.headline, 'headline');
    check(thing?.url === absoluteUrl(route.path), 'url');
    check(times.includes(String(thing?.dateModified)), `dateModified ${thing?.dateModified}`);
    check(html.includes(formatDay(String(thing?.dateModified))), 'the visible day');
    if (route.kind === 'post') check(times.includes(String(thing?.datePublished)), 'datePublished');
    const image = String(thing?.image ?? '').replace(absoluteUrl('/').replace(/\/$/, ''), '');
    check(files.has(image), `image ${image}`);
    const steps = crumbs?.itemListElement as {name: string; item?: string}[];
    const here = steps.pop();
    // the last item is the page itself, whose address search engines know
    check(here?.name === article.title && here.item === undefined, 'breadcrumbs');
    const known = new Set<string | undefined>(routes.map(({path}) => absoluteUrl(path)));
    check(steps.length > 0 && steps.every(({item}) => known.has(item)), 'a breadcrumb leads nowhere');
  }
  expect(faults).toEqual([]);
});
