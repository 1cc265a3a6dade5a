import type {ReactNode} from 'react';
import {Box} from './box';

export function ReadNext({children}: {readonly children?: ReactNode}) {
  return (
    <Box tone="next" title="Read next">
      {children}
    </Box>
  );
}
