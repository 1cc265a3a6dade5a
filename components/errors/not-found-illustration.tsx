interface Props {
  readonly className?: string;
  /** The text of the label. */
  readonly label?: '404';
}

/** Illustration of the not-found page: an empty bed with a label. */
export function NotFoundIllustration({className, label}: Props) {
  return (
    <svg className={className} viewBox="0 0 420 220" aria-hidden="true">
      <circle cx="132" cy="86" r="70" fill="var(--sun-wash)" />
      <path d="M12 158C70 148 120 164 210 156S350 150 408 159V196C350 214 70 214 12 196Z" fill="var(--soil-wash)" />
      <path
        d="M12 158C70 148 120 164 210 156S350 150 408 159"
        fill="none"
        stroke="var(--soil)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M48 178h16M96 190h10M176 182h16M236 192h10M300 180h18M362 188h12"
        stroke="var(--soil)"
        strokeOpacity="0.55"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M128 84V176" stroke="var(--soil)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M74 52L178 44L182 98L78 106Z"
        fill="var(--raised)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {label && (
        <path
          d="M100 64L98 82L116 80.6M112 62L113.4 92M128 62C120 64 120 88 130 90C138 90 138 62 128 62ZM146 60L145 78L163 76.6M159 57L160.4 88"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M330 154C328 128 334 116 340 104" fill="none" stroke="var(--leaf)" strokeWidth="5" />
        <path
          d="M338 110C312 114 298 100 294 80C320 78 336 88 338 110ZM340 104C340 82 354 68 378 66C380 90 364 104 340 104Z"
          fill="var(--leaf-wash)"
          stroke="var(--leaf)"
          strokeWidth="3"
        />
        <path
          d="M336 108C326 96 314 88 302 84M342 102C350 90 360 80 370 74M330 158C322 168 318 172 308 176M331 158C336 168 342 172 350 176"
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="2.2"
        />
      </g>
    </svg>
  );
}
