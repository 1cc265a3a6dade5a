import type {LinkTo} from '@/lib/content';
import {url} from '@/lib/urls';

export function TagList({tags}: {tags: readonly LinkTo[]}) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label="Tags" data-print="none">
      {tags.map(({label, href}) => (
        <li key={href}>
          <a href={url(href)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
