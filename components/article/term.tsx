import type {ReactNode} from 'react';
import {smarten} from '@/lib/typography';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** The meaning in a few words. */
  readonly means?: string;
  readonly children?: ReactNode;
}

/** A technical term with its meaning in a popover; in print the meaning follows in brackets. */
export function Term({id, means = '', children}: Props) {
  return (
    <span>
      <dfn className="term-word">{children}</dfn>
      <button
        type="button"
        className="term-button"
        popoverTarget={id}
        aria-label={`What does ${textOf(children)} mean?`}
      >
        ?
      </button>
      <span id={id} className="term-meaning" popover="auto">
        {smarten(means)}
      </span>
    </span>
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : 'this';
}
