import type {ReactNode} from 'react';
import {formatDay} from '@/lib/dates';
import {smarten} from '@/lib/typography';

interface Props {
  readonly tone: 'key' | 'care' | 'urgent' | 'update' | 'next';
  /** Shown above the box, and its accessible name. Not a heading, so the outline leaves it out. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** A titled box in an article. */
export function Box({tone, title, children}: Props) {
  return (
    // landmarks need unique names, and two updates of one day would share one; the role `note` is not a landmark
    <aside className="box" data-tone={tone} role={tone === 'update' ? 'note' : undefined} aria-label={title}>
      <p className="box-title">{title}</p>
      <div className="box-body">{children}</div>
    </aside>
  );
}

interface WithText {
  readonly children?: ReactNode;
}

export const KeyPoints = ({children}: WithText) => (
  <Box tone="key" title="Key points">
    {children}
  </Box>
);

export const TakeCare = ({title = 'Take care', children}: WithText & {readonly title?: string}) => (
  <Box tone="care" title={smarten(title)}>
    {children}
  </Box>
);

/** `date` is required; the compiler refuses an invalid one (lib/content/markdown/element-checks.ts). */
export const Update = ({date = '', children}: WithText & {readonly date?: string}) => (
  <Box tone="update" title={`Update, ${formatDay(date)}`}>
    {children}
  </Box>
);

export const ReadNext = ({children}: WithText) => (
  <Box tone="next" title="Read next">
    {children}
  </Box>
);
