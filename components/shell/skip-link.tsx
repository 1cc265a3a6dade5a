/**
 * Moves the focus to <main> and leaves the address alone (lib/client/inline/controls.ts). Without scripts it is an ordinary
 * jump.
 */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" data-control="skip">
      Skip to main content
    </a>
  );
}
