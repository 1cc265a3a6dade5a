import {Icon} from '@/components/ui/icon';
import type {LinkTo} from '@/lib/content';
import {url} from '@/lib/urls';

interface Props {
  label: string;
  before?: LinkTo & {readonly name: string};
  after?: LinkTo & {readonly name: string};
}

/** Two cards to the neighbours of a page. */
export function Paginator({label, before, after}: Props) {
  if (!before && !after) return null;
  return (
    <nav className="paginator" aria-label={label} data-print="none">
      {before && (
        <a className="paginator-card" data-side="before" href={url(before.href)}>
          <span className="paginator-name">
            <Icon name="arrowLeft" />
            {before.name}
          </span>
          {before.label}
        </a>
      )}
      {after && (
        <a className="paginator-card" data-side="after" href={url(after.href)}>
          <span className="paginator-name">
            {after.name}
            <Icon name="arrowRight" />
          </span>
          {after.label}
        </a>
      )}
    </nav>
  );
}
