import type {ReactNode} from 'react';

type BoxTone = 'key' | 'care' | 'urgent' | 'update' | 'next';

interface Props {
  readonly tone: BoxTone;
  /** Shown above the box, and its accessible name. Not a heading, so the outline leaves it out. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled box in an article. */
export function Box({tone, title, children}: Props) {
  return (
    // landmarks need unique names, and two updates of one day would share one; the role `note` is no landmark
    <aside className="box" data-tone={tone} role={tone === 'update' ? 'note' : undefined} aria-label={title}>
      <p className="box-title">{title}</p>
      <div className="box-body">{children}</div>
    </aside>
  );
}
