import {paletteCss} from './palette';

/** The style sheet app/_styles/cover-tokens.css: the colours of every section's covers in both modes. */
export function coverTokens(): string {
  const rules = paletteCss()
    .trimEnd()
    .replace(/^(?=.)/gm, '  ');
  return `/* Written by scripts/cover-tokens.mts from lib/covers/palette.ts. */\n@layer tokens {\n${rules}\n}\n`;
}
