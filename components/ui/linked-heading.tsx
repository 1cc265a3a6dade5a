interface Props {
  id: string;
  text: string;
  className?: string;
  /** -1 for a heading that receives the focus. */
  tabIndex?: -1;
}

/** A level-2 heading with a link to itself, as lib/content/markdown/headings.ts makes it for articles. */
export function LinkedHeading({id, text, className, tabIndex}: Props) {
  const label = `Direct link to ${text}`;
  return (
    <h2 id={id} className={className} tabIndex={tabIndex}>
      {text}
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content; the style sheet adds the icon */}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </h2>
  );
}
