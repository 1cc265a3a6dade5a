import type {ReactNode} from 'react';

export type BoxTone = 'key' | 'care' | 'urgent' | 'update' | 'next';

interface Props {
  readonly tone: BoxTone;
  /** Shown above the box, and its accessible name. Not a heading, so it stays out of the article's outline. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled box in an article. */
export function Box({tone, title, children}: Props) {
  return (
    // landmarks need different names, and two updates of one day would share one: role note is no landmark
    <aside className="box" data-tone={tone} role={tone === 'update' ? 'note' : undefined} aria-label={title}>
      <p className="box-title">{title}</p>
      <div className="box-body">{children}</div>
    </aside>
  );
}
