export interface KeptTyping {
  /** Ends it and returns the letters. */
  stop(): string;
}

/**
 * Keeps the letters that are typed from now on, and those lib/inline/until-ready.ts has kept, for a field that is not there yet. Escape says that
 * the reader no longer wants it.
 */
export function keepTyping(onEscape: () => void): KeptTyping {
  const {dataset} = document.documentElement;
  let typed = dataset.typed ?? '';
  delete dataset.typed;
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (key === 'Escape') return onEscape();
    if (ctrlKey || metaKey || altKey) return;
    // a space alone is for what has the focus, or for the page
    if (key.length === 1 && typed + key !== ' ') typed += key;
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return {
    stop() {
      document.removeEventListener('keydown', onKeyDown, true);
      return typed;
    },
  };
}
