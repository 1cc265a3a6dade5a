/* Paths from Lucide (https://lucide.dev, ISC licence), 24 × 24. */
const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M18 6 6 18M6 6l12 12',
  search: 'M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM21 21l-4.35-4.35',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
  moon: 'M20.99 12.49A9 9 0 1 1 11.51 3a7 7 0 0 0 9.48 9.49Z',
  system: 'M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 18 6-6-6-6',
  chevronsLeft: 'm11 17-5-5 5-5M18 17l-5-5 5-5',
  chevronsRight: 'm6 17 5-5-5-5M13 17l5-5-5-5',
  arrowLeft: 'm12 19-7-7 7-7M19 12H5',
  arrowRight: 'M5 12h14M12 5l7 7-7 7',
} as const;

/** A decorative icon; the text or label beside it has the meaning. */
export function Icon({name}: {name: keyof typeof PATHS}) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
