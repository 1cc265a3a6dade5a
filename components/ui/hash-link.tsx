/** The link after a heading with an id, as lib/content/markdown/headings.ts makes it. */
export function HashLink({id, text}: {id: string; text: string | number}) {
  const label = `Direct link to ${text}`;
  // biome-ignore lint/a11y/useAnchorContent: the label is its content; the style sheet adds the icon
  return <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />;
}
