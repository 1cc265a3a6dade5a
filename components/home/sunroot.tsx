const HEAD = {x: 252, y: 172};

const around = (count: number, offset = 0) => Array.from({length: count}, (_, index) => offset + (index * 360) / count);

/** Seeds sit at the golden angle, as in the flower (Vogel 1979). */
const SEEDS = Array.from({length: 70}, (_, index) => {
  const radius = 5.3 * Math.sqrt(index + 0.6);
  const angle = index * 2.399963;
  return {x: (HEAD.x + radius * Math.cos(angle)).toFixed(1), y: (HEAD.y + radius * Math.sin(angle)).toFixed(1)};
});

/** The emblem: a sunflower with its tubers under the soil line, in the colours of the page. */
export function Sunroot({className}: {className?: string}) {
  return (
    <svg className={className} viewBox="0 0 480 560" aria-hidden="true">
      <circle cx="252" cy="186" r="172" fill="var(--sun-wash)" />
      <Soil />
      <Leaves />
      <Flower />
      <Tubers />
    </svg>
  );
}

function Soil() {
  return (
    <>
      <path
        d="M18 408C84 396 150 416 236 405S394 397 464 409V522C420 546 330 556 240 556S62 546 18 522Z"
        fill="var(--earth)"
      />
      <path
        d="M18 408C84 396 150 416 236 405S394 397 464 409"
        fill="none"
        stroke="var(--soil)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M52 438h16M92 470h10M60 506h18M400 440h18M424 478h12M386 514h20M128 428h9M352 430h10M118 532h14M338 538h12"
        stroke="var(--soil)"
        strokeOpacity="0.55"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

function Leaves() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M252 214C245 276 258 336 244 410" fill="none" stroke="var(--blade)" strokeWidth="9" />
      <g fill="var(--vein)" stroke="var(--blade)" strokeWidth="3">
        <path d="M249 330C214 286 156 276 104 302C136 344 198 362 249 330Z" />
        <path d="M251 300C282 252 338 236 394 256C366 304 304 328 251 300Z" />
        <path d="M247 384C276 352 318 346 356 362C332 394 286 404 247 384Z" />
      </g>
      <g fill="var(--blade)">
        <path d="M249 330C206 312 158 302 104 302C136 344 198 362 249 330Z" />
        <path d="M251 300C296 276 342 262 394 256C366 304 304 328 251 300Z" />
        <path d="M247 384C282 368 318 362 356 362C332 394 286 404 247 384Z" />
      </g>
      <g fill="none" stroke="var(--blade)" strokeWidth="2.2">
        <path d="M212 316C204 304 196 296 184 290M178 307C170 298 162 292 150 289M290 280C296 268 304 260 316 252M326 266C334 258 342 252 352 248M284 368C290 360 298 354 308 352" />
      </g>
      <g fill="none" stroke="var(--vein)" strokeWidth="2.2">
        <path d="M208 315C202 326 194 334 184 340M174 307C168 318 158 324 148 326M294 279C304 288 314 292 326 294M330 264C340 270 350 272 360 272M288 367C296 374 304 376 314 376" />
      </g>
    </g>
  );
}

function Flower() {
  const {x, y} = HEAD;
  return (
    <g strokeLinejoin="round">
      <g fill="var(--petal-back)" stroke="var(--outline)" strokeWidth="2">
        {around(18, 10).map((angle) => (
          <path
            key={angle}
            d={`M${x} ${y - 44}C${x - 19} ${y - 74} ${x - 15} ${y - 106} ${x} ${y - 124}C${x + 15} ${y - 106} ${x + 19} ${y - 74} ${x} ${y - 44}Z`}
            transform={`rotate(${angle} ${x} ${y})`}
          />
        ))}
      </g>
      <g fill="var(--petal)" stroke="var(--outline)" strokeWidth="2">
        {around(18).map((angle) => (
          <g key={angle} transform={`rotate(${angle} ${x} ${y})`}>
            <path
              d={`M${x} ${y - 42}C${x - 18} ${y - 68} ${x - 15} ${y - 96} ${x} ${y - 116}C${x + 15} ${y - 96} ${x + 18} ${y - 68} ${x} ${y - 42}Z`}
            />
            <path d={`M${x} ${y - 62}V${y - 98}`} fill="none" stroke="var(--petal-back)" strokeWidth="1.6" />
          </g>
        ))}
      </g>
      <circle cx={x} cy={y} r="53" fill="var(--core)" stroke="var(--outline)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="24" fill="var(--outline)" fillOpacity="0.28" />
      <g fill="var(--petal)">
        {SEEDS.map((seed) => (
          <circle key={seed.x + seed.y} cx={seed.x} cy={seed.y} r="1.7" />
        ))}
      </g>
    </g>
  );
}

function Tubers() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M236 470C228 494 236 512 224 538M266 472C274 496 266 514 280 542M176 478C160 492 148 498 138 516M330 476C346 488 358 494 366 512M206 484C198 500 204 514 192 532M306 482C312 500 322 508 320 528"
        fill="none"
        stroke="var(--root)"
        strokeWidth="3"
      />
      <g fill="var(--tuber)" stroke="var(--outline)" strokeWidth="2.5">
        <path d="M214 434C186 430 158 446 156 466C154 484 176 492 192 484C204 494 224 486 226 468C232 456 228 440 214 434Z" />
        <path d="M290 436C318 430 348 448 350 468C352 486 330 496 312 486C298 494 280 484 278 468C272 456 276 440 290 436Z" />
        <path d="M244 408C224 414 210 430 214 450C208 468 222 484 238 480C250 490 268 486 274 474C288 464 288 444 278 434C274 420 260 410 244 408Z" />
      </g>
      <g fill="var(--root)" fillOpacity="0.38">
        <path d="M214 450C208 468 222 484 238 480C250 490 268 486 274 474C258 480 240 474 232 462C226 454 222 448 222 440C216 442 214 446 214 450Z" />
        <path d="M156 466C154 484 176 492 192 484C204 494 222 488 226 470C214 480 200 474 190 470C176 474 162 472 156 466Z" />
        <path d="M350 468C352 486 330 496 312 486C300 492 286 486 280 474C294 480 306 474 314 470C328 476 342 474 350 468Z" />
      </g>
      <path
        d="M228 442q9 5 20 1M252 456q9 5 18 0M176 458q8 5 17 1M308 458q8 5 18 0M236 466q6 4 13 1"
        fill="none"
        stroke="var(--root)"
        strokeWidth="2.4"
      />
    </g>
  );
}
