import type {ReactNode} from 'react';
import {Box} from './box';

interface Props {
  /** For whom, or when. */
  readonly title?: string;
  readonly children?: ReactNode;
}

export function TakeCare({title = 'Take care', children}: Props) {
  return (
    <Box tone="care" title={title}>
      {children}
    </Box>
  );
}
