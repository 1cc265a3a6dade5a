import {type RefObject, useEffect} from 'react';
import {closeInsteadOfBack} from '@/lib/browser/close-instead-of-back';

interface Options {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  takeTyped(): string;
  onTyped(text: string): void;
}

/** Shows the dialog while it is open, the focus in its field, which begins with what was typed before. "Back" closes it. `onTyped` is stable. */
export function useSearchDialog({dialog, input, isOpen, takeTyped, onTyped}: Options): void {
  useEffect(() => {
    const field = input.current;
    if (!isOpen) return dialog.current?.close();
    if (!field || dialog.current?.open) return;
    dialog.current?.showModal();
    field.focus();
    const typed = takeTyped();
    if (typed === '') return field.select();
    // at once, too: the next letter may come before React has written this one
    field.value = typed;
    onTyped(typed);
  }, [dialog, input, isOpen, takeTyped, onTyped]);

  useEffect(() => {
    const stop = new AbortController();
    if (dialog.current) closeInsteadOfBack(dialog.current, stop.signal);
    return () => stop.abort();
  }, [dialog]);
}
