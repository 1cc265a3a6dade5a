import {Icon} from '@/components/ui/icon';

const STATES = [
  {choice: 'light', icon: 'sun', text: 'currently light mode'},
  {choice: 'dark', icon: 'moon', text: 'currently dark mode'},
  {choice: 'system', icon: 'system', text: 'currently system mode'},
] as const;

/** The markup contains all states and CSS shows the right one. lib/client/inline/controls.ts handles clicks. */
export function ColorModeToggle({threeStates}: {threeStates: boolean}) {
  return (
    <button type="button" className="color-mode-toggle" data-control="theme" data-states={threeStates ? 3 : 2}>
      {STATES.map(({choice, icon, text}) =>
        choice === 'system' && !threeStates ? null : (
          <span key={choice} className="color-mode-toggle-state" data-state={choice}>
            <Icon name={icon} />
            <span className="visually-hidden">{`Switch between dark and light mode (${text})`}</span>
          </span>
        ),
      )}
    </button>
  );
}
