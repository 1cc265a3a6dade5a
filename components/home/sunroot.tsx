/** The emblem: a sunflower with its tuber under the soil line, drawn in the colours of the page. */
export function Sunroot({className}: {className?: string}) {
  const petals = Array.from({length: 16}, (_, index) => (index * 360) / 16);
  return (
    <svg className={className} viewBox="0 0 480 560" aria-hidden="true" focusable="false">
      <ellipse cx="250" cy="190" rx="205" ry="180" fill="var(--sun-wash)" />
      <path d="M20 404 C90 390 150 414 232 402 S390 392 462 406 L462 548 Q240 566 20 548 Z" fill="var(--soil-wash)" />
      <path
        d="M20 404 C90 390 150 414 232 402 S390 392 462 406"
        fill="none"
        stroke="var(--soil)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--leaf)" strokeWidth="7" strokeLinecap="round">
        <path d="M246 205 C238 268 252 330 240 408" />
      </g>
      <g fill="var(--leaf-wash)" stroke="var(--leaf)" strokeWidth="3" strokeLinejoin="round">
        <path d="M243 318 C196 296 154 298 122 326 C158 350 206 350 243 318 Z" />
        <path d="M246 282 C286 250 328 246 366 268 C334 300 290 306 246 282 Z" />
        <path d="M241 372 C280 352 316 352 346 370 C316 392 278 396 241 372 Z" />
      </g>
      <g fill="none" stroke="var(--leaf)" strokeWidth="2" strokeLinecap="round">
        <path d="M238 319 C200 318 166 320 134 326 M206 317 l-12 -10 M190 319 l-12 13 M250 281 C286 274 320 268 354 268 M290 274 l12 -13 M306 271 l13 12" />
      </g>
      <g fill="var(--sun-disc)" stroke="var(--sun)" strokeWidth="2.5" strokeLinejoin="round">
        {petals.map((angle) => (
          <path
            key={angle}
            d="M246 128 C232 98 234 62 246 36 C259 62 261 98 246 128 Z"
            transform={`rotate(${angle} 246 168)`}
          />
        ))}
      </g>
      <circle cx="246" cy="168" r="47" fill="var(--soil)" stroke="var(--ink)" strokeWidth="2.5" />
      <g fill="var(--sun-disc)">
        {Array.from({length: 34}, (_, index) => {
          // seeds sit at the golden angle, as in the flower (Vogel 1979)
          const radius = 6.6 * Math.sqrt(index + 0.5);
          const angle = index * 2.399963;
          return (
            <circle
              key={index}
              cx={(246 + radius * Math.cos(angle)).toFixed(1)}
              cy={(168 + radius * Math.sin(angle)).toFixed(1)}
              r="1.9"
            />
          );
        })}
      </g>
      <g fill="var(--paper)" stroke="var(--root)" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M238 408 C206 420 188 444 196 470 C202 490 222 498 236 488 C246 504 272 504 280 486 C296 478 298 452 282 440 C276 424 258 412 238 408 Z" />
        <path d="M196 458 C172 452 148 462 142 482 C140 500 160 508 178 500 C190 494 200 482 200 470 Z" />
        <path d="M284 454 C306 446 332 454 336 474 C338 492 318 500 302 492 C290 486 282 472 282 462 Z" />
      </g>
      <g fill="none" stroke="var(--root)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M212 446 q10 6 22 2 M250 432 q10 5 20 1 M232 470 q12 6 26 1 M160 478 q8 5 16 1 M308 472 q8 4 15 0" />
        <path d="M236 490 C230 508 236 520 226 538 M262 498 C268 512 262 524 272 540 M150 500 C138 510 128 512 120 526 M326 494 C340 502 348 512 362 514 M190 498 C184 512 190 522 182 534 M300 494 C304 508 314 514 314 530" />
      </g>
    </svg>
  );
}
