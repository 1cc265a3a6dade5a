const PATHS = {
  home: 'M4 11.5 12 4.5l8 7 M6.5 10v9.5h11V10 M10.3 19.5v-5h3.4v5',
  speech: 'M4 5.5h16v10.5h-9l-4.5 4v-4H4z M8 9.3h8 M8 12.3h5',
  phone: 'M7 3.5 10 8 8.2 10.4q2 3.9 5.6 5.6L16 14l4.5 3-1 3.4Q8 21.500 3.500 5z',
} as const;

export type SignName = keyof typeof PATHS;

/** A small icon beside a text with the same meaning. */
export function Sign({name}: {readonly name: SignName}) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
