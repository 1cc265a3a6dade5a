/** Focuses <main> without changing the address (lib/client/inline/controls.ts); without scripts an ordinary anchor. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" data-control="skip">
      Skip to main content
    </a>
  );
}
