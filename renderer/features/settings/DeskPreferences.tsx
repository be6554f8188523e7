import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type LanguageChoice as Chosen, languageChoices } from '../../../electron/contract/language.ts';
import {
  type Appearance,
  densities,
  type Density,
  type SettingsChange,
  type SettingsView,
} from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import styles from './DeskPreferences.module.css';

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

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

export function DensityChoice({ density, onChange }: DensityChoiceProps) {
  const options = densities.map((value) => ({ value, word: say(`settings.${value}`) }));
  return <Segments label={say('settings.density')} value={density} options={options} onChange={onChange} />;
}

/** Each in its own language, for readers of no other. */
const names = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;

interface LanguageChoiceProps {
  readonly language: Chosen;
  readonly onChange: (language: Chosen) => void;
}

export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <Choice
      label={say('settings.language')}
      value={language}
      options={languageChoices.map((choice) => ({
        value: choice,
        word: choice === 'system' ? say('settings.computerLanguage') : names[choice],
      }))}
      onChange={(value) => {
        const chosen = languageChoices.find((each) => each === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

interface KeyboardChoiceProps {
  readonly singleKeys: boolean;
  readonly onChange: (singleKeys: boolean) => void;
}

/** Speech input and resting hands would trigger single-key shortcuts. */
export function KeyboardChoice({ singleKeys, onChange }: KeyboardChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={singleKeys} onChange={({ target }) => onChange(target.checked)} />
      {say('settings.singleKeys')}
    </label>
  );
}

interface CallChoicesProps {
  readonly view: SettingsView;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether a phone link or a copied number opens its client. Off by default. */
export function CallChoices({ view, onChange }: CallChoicesProps) {
  const { host, numberLinks, copiedNumbers } = view;
  const isPreview = host !== 'desktop';
  return (
    <div className={styles.choices}>
      <label className={styles.callChoicesChoice}>
        <input
          type="checkbox"
          checked={numberLinks}
          disabled={isPreview}
          onChange={({ target }) => onChange({ numberLinks: target.checked })}
        />
        {say('settings.numberLinks')}
      </label>
      <label className={styles.callChoicesChoice}>
        <input
          type="checkbox"
          checked={copiedNumbers}
          disabled={isPreview}
          onChange={({ target }) => onChange({ copiedNumbers: target.checked })}
        />
        {say('settings.copiedNumbers')}
      </label>
      <p className={styles.words}>{isPreview ? say('settings.desktopOnly') : say('settings.clipboardWords')}</p>
    </div>
  );
}

interface StartChoiceProps {
  readonly view: SettingsView;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether Front Desk starts with the computer. */
export function StartChoice({ view, onChange }: StartChoiceProps) {
  const isPreview = view.host !== 'desktop';
  return (
    <div className={styles.choices}>
      <label className={styles.callChoicesChoice}>
        <input
          type="checkbox"
          checked={view.startWithComputer}
          disabled={isPreview}
          onChange={({ target }) => onChange({ startWithComputer: target.checked })}
        />
        {say('start.withComputer')}
      </label>
      <p className={styles.words}>{isPreview ? say('start.elsewhere') : say('start.scope')}</p>
    </div>
  );
}
