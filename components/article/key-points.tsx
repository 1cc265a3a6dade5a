import type {ReactNode} from 'react';
import {Box} from './box';

export function KeyPoints({children}: {readonly children?: ReactNode}) {
  return (
    <Box tone="key" title="Key points">
      {children}
    </Box>
  );
}
