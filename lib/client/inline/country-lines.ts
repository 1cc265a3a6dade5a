import type {guessCountry} from '@/lib/client/behavior/country';

/**
 * Shows the first helplines of the reader's country in every urgent-help box (components/article/urgent-help.tsx): of
 * the country they chose, or a guess, marked as such. The choice is stored, and sent nowhere. Printed after the box as
 * text, and called again by the application after a navigation: only type imports.
 */
export function countryLines(key: string, guess: typeof guessCountry): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-country]')) {
    // called again while the reader chooses, it would undo the choice
    if (select.onchange) continue;
    const box = select.closest('aside')!;
    const show = (isGuess: boolean) => {
      const lines = box.querySelectorAll(`details [data-in~=${select.value}]`);
      box.querySelector('[data-lines]')!.replaceChildren(...[...lines].map((line) => line.cloneNode(true)));
      box.querySelector<HTMLElement>('[data-guess]')!.hidden = !isGuess;
    };
    const known = [...select.options].map(({value}) => value);
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {}
    // the stored value may be invalid
    const chosen = known.find((code) => code === stored);
    select.value =
      chosen ?? guess(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', navigator.language, known.slice(1));
    select.onchange = () => {
      try {
        localStorage.setItem(key, select.value);
      } catch {}
      show(false);
    };
    show(!chosen);
  }
}
