/** Wraps a text at its spaces into lines of at most `width`, in characters or what `measure` returns. */
export function wrapLines(text: string, width: number, measure = (line: string) => line.length): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
