'use client';

/** "No" is as easy as "Yes". Nothing loads before an answer, and the page behind stays usable. */
export function ConsentBox({onAnswer}: {onAnswer(isYes: boolean): void}) {
  return (
    <section className="consent-box" aria-label="Page statistics" data-print="none">
      <p>May we count which pages are read? A measuring service would see the addresses you open on this site.</p>
      <div className="consent-box-buttons">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          No
        </button>
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          Yes
        </button>
      </div>
    </section>
  );
}
