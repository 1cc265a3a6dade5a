/**
 * Moves the focus to <main> without changing the address (lib/client/inline/controls.ts). Without scripts it is an
 * ordinary anchor.
 */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" data-control="skip">
      Skip to main content
    </a>
  );
}
