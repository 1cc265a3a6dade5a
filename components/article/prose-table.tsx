import type {ComponentPropsWithoutRef} from 'react';
import {ScrollRegion} from '@/components/figures/scroll-region';

/** A Markdown table in a region that scrolls when the table is too wide. */
export function ProseTable(props: ComponentPropsWithoutRef<'table'>) {
  return (
    <ScrollRegion label="Table">
      <table {...props} />
    </ScrollRegion>
  );
}
