const JARS = [
  {x: 66, fill: 'var(--citrus-wash)', line: 'var(--citrus)', fruit: 'var(--sun-disc)'},
  {x: 182, fill: 'var(--leaf-wash)', line: 'var(--leaf)', fruit: 'var(--leaf)'},
  {x: 298, fill: 'var(--plum-wash)', line: 'var(--plum)', fruit: 'var(--plum)'},
];
const FRUIT = [
  [-22, 118],
  [4, 124],
  [26, 112],
  [-12, 96],
  [14, 94],
];

/** Illustration of the offline page: preserves on a shelf. */
export function OfflineIllustration({className}: {className?: string}) {
  return (
    <svg className={className} viewBox="0 0 420 190" aria-hidden="true">
      <path d="M8 158 H412" stroke="var(--soil)" strokeWidth="5" strokeLinecap="round" />
      <path d="M40 160 v22 M380 160 v22" stroke="var(--soil)" strokeWidth="3" strokeLinecap="round" />
      {JARS.map(({x, fill, line, fruit}) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path
            d="M-44 66 Q-46 52 -30 48 H30 Q46 52 44 66 V142 Q44 154 32 154 H-32 Q-44 154 -44 142 Z"
            fill={fill}
            stroke={line}
            strokeWidth="2.5"
          />
          <path d="M-33 30 H33 V46 H-33 Z" fill="var(--paper)" stroke={line} strokeWidth="2.5" strokeLinejoin="round" />
          {FRUIT.map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="12" fill={fruit} opacity="0.55" />
          ))}
          <path d="M-30 66 V118" stroke="var(--paper)" strokeWidth="4" strokeLinecap="round" opacity="0.8" />
        </g>
      ))}
      <g fill="none" stroke="var(--leaf)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M378 154 C376 128 384 112 398 96" />
        <path d="M381 128 C366 124 360 114 360 102 C374 104 382 114 381 128 Z" fill="var(--leaf-wash)" />
        <path d="M386 114 C388 100 396 92 408 90 C408 104 400 114 386 114 Z" fill="var(--leaf-wash)" />
      </g>
    </svg>
  );
}
