import type {ReactNode} from 'react';
import {formatDay, isCalendarDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {Box} from './box';

interface Props {
  /** YYYY-MM-DD */
  readonly date?: string;
  /** The article's file, for errors. */
  readonly file: string;
  readonly children?: ReactNode;
}

export function Update({date = '', file, children}: Props) {
  if (!isCalendarDay(date)) {
    throw new SiteError({
      problem: `An Update has the invalid date "${date}".`,
      file,
      fix: 'write it as YYYY-MM-DD, such as 2021-09-01',
    });
  }
  return (
    <Box tone="update" title={`Update, ${formatDay(date)}`}>
      {children}
    </Box>
  );
}
