import {Icon} from '@/components/ui/icon';
import type {LinkTo} from '@/lib/content';
import {url} from '@/lib/urls';

interface Props {
  label: string;
  before?: LinkTo & {readonly name: string};
  after?: LinkTo & {readonly name: string};
}

/** Links to the previous and next page. */
export function Paginator({label, before, after}: Props) {
  if (!before && !after) return null;
  return (
    <nav className="paginator" aria-label={label} data-print="none">
      {before && (
        <a className="paginator-link" data-side="before" href={url(before.href)}>
          <Icon name="arrowLeft" />
          <span>
            <span className="paginator-name">{before.name}</span> {before.label}
          </span>
        </a>
      )}
      {after && (
        <a className="paginator-link" data-side="after" href={url(after.href)}>
          <span>
            <span className="paginator-name">{after.name}</span> {after.label}
          </span>
          <Icon name="arrowRight" />
        </a>
      )}
    </nav>
  );
}
