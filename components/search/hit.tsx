import type {Hit, Piece} from '@/lib/search';

/** The text of a hit, for an option of the dialog or a link on the page; with its area unless the group names it. */
export function HitText({hit: {title, heading, excerpt, area}, group}: {hit: Hit; group: string}) {
  return (
    <>
      {group !== area.id && <span className="hit-area">{area.label}</span>}
      <span className="hit-title">
        <Pieces pieces={title} />
      </span>
      {heading && (
        <span className="hit-heading">
          <Pieces pieces={heading} />
        </span>
      )}
      <span className="hit-excerpt">
        <Pieces pieces={excerpt} />
      </span>
    </>
  );
}

function Pieces({pieces}: {pieces: readonly Piece[]}) {
  // pieces have neither identity nor state: the index is their key
  return pieces.map(({text, isHit}, index) => (isHit ? <mark key={`${index}${text}`}>{text}</mark> : text));
}
