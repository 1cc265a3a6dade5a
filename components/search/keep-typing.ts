export interface KeptTyping {
  /** Ends it and returns the letters. */
  stop(): string;
}

/** Keeps the letters that are typed from now on, and those lib/inline/until-ready.ts has kept, for a field that is not there yet. */
export function keepTyping(): KeptTyping {
  const {dataset} = document.documentElement;
  let typed = dataset.typed ?? '';
  delete dataset.typed;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    typed += event.key;
  };
  document.addEventListener('keydown', onKeyDown, true);
  return {
    stop() {
      document.removeEventListener('keydown', onKeyDown, true);
      return typed;
    },
  };
}
