import type {AnyArticle} from '@/lib/content';

/** The states of tests/fixtures/visibility on its day, 2025-06-15; `due` is published on that very day. */
export const STATES = ['public', 'due', 'unlisted', 'draft', 'scheduled'] as const;
export type State = (typeof STATES)[number];
export const KINDS = ['post', 'doc', 'page'] as const;
export type Kind = AnyArticle['kind'];

/** The folder and day of the fixture, as the environment of a build. */
export const FIXTURE = {CONTENT_DIR: 'tests/fixtures/visibility', BUILD_DATE: '2025-06-15'};

/** The address of an article by kind and state. */
export function routeOf(state: State, kind: Kind): string {
  const day = STATES.indexOf(state) + 1;
  if (kind === 'post') return `/blog/2025-06-0${day}-${state}-post`;
  return kind === 'doc' ? `/docs/yoga/${state}-doc` : `/${state}-page`;
}

/** A unique word in the title, description, headings and text of that article. */
export function markerOf(state: State, kind: Kind): string {
  return `marker${state}${kind}`;
}
