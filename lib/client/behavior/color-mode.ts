/** The mode after a click on the toggle: light ↔ dark, or system → light → dark → system. Others count as the first. */
export function nextColorMode(current: string, threeStates: boolean): 'light' | 'dark' | 'system' {
  if (current === 'light') return 'dark';
  if (current === 'dark') return threeStates ? 'system' : 'light';
  return threeStates ? 'light' : 'dark';
}
