import type {Category} from '@/lib/content';
import {groupAnchor} from '@/lib/content/sidebars/categories';
import {url} from '@/lib/urls';

interface Props {
  links: readonly {readonly label: string; readonly href: string; readonly count: number}[];
  /** The name of the list, where no heading says what it is. */
  label?: string;
  /** In rows, not one below the other. */
  isWide?: boolean;
}

/** Links to the parts of a list, with the number of entries in each. */
export function JumpLinks({links, label: name, isWide}: Props) {
  if (links.length === 0) return null;
  return (
    <ul
      className="jump-links"
      aria-label={name}
      data-wide={isWide ? '' : undefined}
      data-print={isWide ? 'none' : undefined}
    >
      {links.map(({label, href, count}) => (
        <li key={label}>
          <a href={href}>{label}</a>
          <span>&nbsp;{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** The links to the groups of a page of cards. */
export function linksToGroups({route, groups}: Pick<Category, 'route' | 'groups'>): Props['links'] {
  return groups.flatMap(({label, docs}) =>
    label ? [{label, href: url(`${route}#${groupAnchor(label)}`), count: docs.length}] : [],
  );
}
