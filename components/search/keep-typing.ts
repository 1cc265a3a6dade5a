/** Keeps the letters that are typed from now on, for a field that is not there yet. `stop` ends it and returns them. */
export function keepTyping(): {stop(): string} {
  let typed = '';
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
