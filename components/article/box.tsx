import type {ReactNode} from 'react';

export type BoxTone = 'key' | 'care' | 'urgent' | 'update' | 'next';

interface Props {
  readonly tone: BoxTone;
  /** Read out as the name of the box; shown above it. Not a heading: it stays out of the article's outline. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled box in an article. */
export function Box({tone, title, children}: Props) {
  return (
    // two updates of one day have one name, which landmarks may not: a note is none
    <aside className="box" data-tone={tone} role={tone === 'update' ? 'note' : undefined} aria-label={title}>
      <p className="box-title">{title}</p>
      <div className="box-body">{children}</div>
    </aside>
  );
}
