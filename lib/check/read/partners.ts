import type {Problem} from '@/lib/errors';

/** A tag with what stands in it; one that closes itself ends with a slash. */
const TAG = /<(\/?)([A-Za-z][\w.]*)([^<>]*)/g;

/** A tag that stands alone, and the line at which its partner stood. */
interface Lost {
  readonly tag: string;
  readonly line: number;
}

/** Knows which tags have lost their partner since a paragraph at fault was taken out of the text: that they stand alone is no second mistake. */
export class Partners {
  readonly #lost: Lost[] = [];

  /** Whether a fault is that a tag stands alone whose partner has been taken out. Each is forgiven once. */
  isLost({unpaired, line: at = 0}: Problem): boolean {
    const isIt = ({tag, line}: Lost) => unpaired?.includes(tag) && (tag.startsWith('</') ? at > line : at < line);
    const index = this.#lost.findIndex(isIt);
    if (index < 0) return false;
    this.#lost.splice(index, 1);
    return true;
  }

  /** The paragraph around a fault is taken out. */
  takeOut(paragraph: string, {unpaired, line = 0}: Problem): void {
    const unclosed = unpaired?.[1];
    if (unclosed) this.#lost.push({tag: unclosed, line});
    const open: string[] = [];
    for (const [, slash, name = '', rest = ''] of paragraph.matchAll(TAG)) {
      if (rest.endsWith('/')) continue;
      if (!slash) open.push(name);
      else if (open.at(-1) === name) open.pop();
      else this.#lost.push({tag: `<${name}>`, line});
    }
    this.#lost.push(...open.map((name) => ({tag: `</${name}>`, line})));
  }
}
