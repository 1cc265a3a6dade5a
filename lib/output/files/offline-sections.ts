import type {Content} from '@/lib/content';
import {PAYLOAD_VERSION} from './payload-version';

/** Address of the list of sections that can be saved. */
export const OFFLINE_SECTIONS_PATH = '/offline/sections.json';

export interface OfflineSection {
  /** A section's folder, or the address of a category page outside of sections. */
  readonly id: string;
  readonly label: string;
  /** Routes without base path. */
  readonly pages: readonly string[];
}

export interface OfflineSections {
  readonly version: number;
  readonly kind: 'offline-sections';
  readonly sections: readonly OfflineSection[];
}

/** What "Save this section for offline reading" saves: pages and public docs of sections and other categories. */
export function offlineSections({docs}: Pick<Content, 'docs'>): OfflineSections {
  const routes = (list: readonly {readonly route: string}[]) => list.map(({route}) => route);
  return {
    version: PAYLOAD_VERSION,
    kind: 'offline-sections',
    sections: [
      ...docs.sections.map(({id, label, docs: sectionDocs, page}) => ({
        id,
        label,
        pages: [...(page ? [page.route] : []), ...routes(sectionDocs)],
      })),
      ...docs.categories
        .filter(({section}) => section === undefined)
        .map(({route, title, groups}) => ({
          id: route,
          label: title,
          pages: [route, ...routes(groups.flatMap((group) => group.docs))],
        })),
    ],
  };
}
