/** The mode a press of the toggle leads to: light ↔ dark, or system → light → dark → system. Anything unknown counts as the first. */
export function nextColorMode(current: string, threeStates: boolean): 'light' | 'dark' | 'system' {
  if (current === 'light') return 'dark';
  if (current === 'dark') return threeStates ? 'system' : 'light';
  return threeStates ? 'light' : 'dark';
}
