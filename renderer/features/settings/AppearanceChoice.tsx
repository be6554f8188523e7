import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Appearance } from '../../../electron/contract/settings.ts';

const words: readonly (readonly [Appearance, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

interface AppearanceChoiceProps {
  readonly appearance: Appearance;
  readonly onChange: (appearance: Appearance) => void;
}

export function AppearanceChoice({ appearance, onChange }: AppearanceChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={appearance}
      aria-label="Appearance"
      onChange={(_event, chosen: Appearance | null) => {
        if (chosen) onChange(chosen);
      }}
    >
      {words.map(([value, word]) => (
        <ToggleButton key={value} value={value}>
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
