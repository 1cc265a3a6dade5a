/** Replacements for parts of Next's client, by their path in the package. */
export const UNUSED: Readonly<Record<string, string>>;

/** A webpack loader, called with the module's address as `this.resource`; returns the module's new text. */
export default function nextClient(this: {readonly resource: string}, source: string): string;
