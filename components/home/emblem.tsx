const HEAD = {x: 252, y: 172};

const RAYS = Array.from({length: 12}, (_, index) => index * 30);

/** Seeds are placed at the golden angle, as in the flower (Vogel 1979). */
const SEEDS = Array.from({length: 70}, (_, index) => {
  const radius = 3.8 * Math.sqrt(index + 0.6);
  const angle = index * 2.399963;
  return {x: (HEAD.x + radius * Math.cos(angle)).toFixed(1), y: (HEAD.y + radius * Math.sin(angle)).toFixed(1)};
});

/** The emblem: a sunflower with its tubers below the soil line, in the colours of the page. */
export function Emblem({className}: {className?: string}) {
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
      <g fill="var(--petal)" stroke="var(--outline)" strokeWidth="2">
        {RAYS.map((angle) => (
          <g key={angle} transform={`rotate(${angle} ${x} ${y})`}>
            <path
              d={`M${x} ${y - 26}C${x - 32} ${y - 62} ${x - 28} ${y - 104} ${x} ${y - 126}C${x + 28} ${y - 104} ${x + 32} ${y - 62} ${x} ${y - 26}Z`}
            />
            <path
              d={`M${x - 6} ${y - 56}q-4 24 2 44M${x + 6} ${y - 56}q4 24 -2 44`}
              fill="none"
              stroke="var(--petal-back)"
              strokeWidth="1.6"
            />
          </g>
        ))}
      </g>
      <circle cx={x} cy={y} r="37" fill="var(--core)" stroke="var(--outline)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="16" fill="var(--outline)" fillOpacity="0.28" />
      <g fill="var(--petal)">
        {SEEDS.map((seed) => (
          <circle key={seed.x + seed.y} cx={seed.x} cy={seed.y} r="1.4" />
        ))}
      </g>
    </g>
  );
}

/** Position and rotation of each tuber. */
const TUBERS = [
  'translate(240 424) rotate(158)',
  'translate(254 428) rotate(28)',
  'translate(246 430) rotate(88) scale(0.84)',
];

/** Knobbly and ringed: smooth white ones would look like teeth. */
function Tubers() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M244 408C236 420 236 424 236 432M247 408C256 416 258 424 260 432M246 408V436M150 462C136 474 128 484 124 500M206 462C198 482 204 496 194 514M300 470C310 488 308 500 318 516M352 486C364 494 372 504 376 518M236 520C230 530 234 538 226 548M258 516C266 528 262 536 272 546"
        fill="none"
        stroke="var(--root)"
        strokeWidth="3"
      />
      {TUBERS.map((place) => (
        <g key={place} transform={place} stroke="var(--outline)" strokeWidth="2.5">
          <path
            d="M0 -9C8 -18 18 -20 22 -30C28 -44 46 -42 46 -26C54 -26 60 -22 64 -32C70 -46 90 -40 86 -24C100 -24 118 -12 116 2C114 12 102 14 94 14C96 26 82 34 74 24C68 18 60 18 52 16C48 30 30 34 26 20C18 20 4 16 0 9C-3 3 -3 -3 0 -9Z"
            fill="var(--tuber)"
          />
          <path
            d="M18 -14C24 -6 24 6 18 13M40 -20C48 -8 48 4 42 14M64 -20C72 -8 72 6 66 14M90 -18C97 -8 97 4 92 11M26 -34q8 -3 14 2M68 -35q7 -3 12 2"
            fill="none"
            stroke="var(--root)"
            strokeWidth="2.6"
          />
        </g>
      ))}
    </g>
  );
}
