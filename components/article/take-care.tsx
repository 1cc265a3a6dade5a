import type {ReactNode} from 'react';
import {smarten} from '@/lib/figures/text';
import {Box} from './box';

interface Props {
  /** For whom, or when. */
  readonly title?: string;
  readonly children?: ReactNode;
}

export function TakeCare({title = 'Take care', children}: Props) {
  return (
    <Box tone="care" title={smarten(title)}>
      {children}
    </Box>
  );
}
