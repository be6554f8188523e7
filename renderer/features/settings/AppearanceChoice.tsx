import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Appearance } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];

interface AppearanceChoiceProps {
  readonly appearance: Appearance;
  readonly onChange: (appearance: Appearance) => void;
}

export function AppearanceChoice({ appearance, onChange }: AppearanceChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={appearance}
      aria-label={say('settings.appearance')}
      onChange={(_event, chosen: Appearance | null) => {
        if (chosen) onChange(chosen);
      }}
    >
      {appearances.map((value) => (
        <ToggleButton key={value} value={value}>
          {say(`settings.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
