import {useEffect, useRef, useState} from 'react';

export interface Options {
  readonly count: number;
  /** The active option. */
  readonly active?: HTMLElement;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The arrow keys of a combobox: the focus stays in the field, options are found in the document by their role, and the
 * active one has `aria-selected`. A new `query` starts without one. New `answers` (compared by identity) are a new
 * list: the active option stays if it is still in it.
 */
export function useCombobox(root: HTMLElement, query: string, answers: unknown): Options {
  const [options, setOptions] = useState<readonly HTMLElement[]>([]);
  // with its query: until the effects below have run, an index may be that of the query before
  const [at, setAt] = useState({query, index: -1});
  const chosen = useRef<string | null>(undefined);

  // before the next: new results of a query may arrive with it
  useEffect(() => {
    chosen.current = undefined;
  }, [query]);

  const listedNow = () => [...root.querySelectorAll<HTMLElement>('[role=option]')];
  useEffect(() => {
    const listed = listedNow();
    setOptions(listed);
    setAt({query, index: listed.findIndex((option) => nameOf(option) === chosen.current)});
  }, [root, query, answers]);

  const active = at.query === query ? options[at.index] : undefined;
  useEffect(() => {
    active?.setAttribute('aria-selected', 'true');
    active?.scrollIntoView({block: 'nearest'});
    return () => active?.setAttribute('aria-selected', 'false');
  }, [active]);

  return {
    count: options.length,
    active,
    onKeyDown(event) {
      // for a key pressed just after the results arrive, before the effect above
      const listed = listedNow();
      if (listed.length === 0 || event.isComposing || event.shiftKey || event.altKey || event.metaKey || event.ctrlKey)
        return;
      const last = listed.length - 1;
      const index = active ? listed.indexOf(active) : -1;
      const target = {
        ArrowDown: index >= last ? 0 : index + 1,
        ArrowUp: index <= 0 ? last : index - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      setOptions(listed);
      setAt({query, index: target});
      chosen.current = nameOf(listed[target]!);
    },
  };
}

function nameOf(option: HTMLElement): string | null {
  return option.getAttribute('href') ?? option.textContent;
}
