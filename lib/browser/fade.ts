/** A page that has not come by then is not waited for with a still picture of the open one. */
const PATIENCE_MS = 1000;

let show: (() => void) | undefined;

/**
 * Freezes the screen until `fadeIn`, which fades to the new state of the page (app/_styles/base.css). Resolves when the screen is frozen, and at
 * once where browsers cannot do so or readers want no motion.
 */
export async function holdForFade(): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const shown = new Promise<void>((resolve) => {
    show = resolve;
    setTimeout(resolve, PATIENCE_MS);
  });
  await new Promise<void>((held) => {
    const {ready} = document.startViewTransition(() => {
      held();
      return shown;
    });
    // what the browser does not fade, as in a window nobody sees, is shown all the same
    ready.catch(() => {});
  });
}

/** The page is there, or is not waited for any more. */
export function fadeIn(): void {
  show?.();
  show = undefined;
}
