import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type LanguageChoice as Chosen, languageChoices } from '../../../electron/contract/language.ts';
import {
  type Appearance,
  densities,
  type Density,
  offlineCopyDays,
  type SettingsChange,
  type SettingsView,
  type TextSize,
  textSizes,
} from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import { languageNames } from '../../domain/languageNames.ts';
import { formatPercent } from '../../lib/counts.ts';
import { clockText } from '../../lib/momentText.ts';
import { notify } from '../../state/notices.ts';
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
      aria-label={t('settings.appearance')}
      onChange={(_event, chosen: Appearance | null) => {
        if (chosen) onChange(chosen);
      }}
    >
      {appearances.map((value) => (
        <ToggleButton key={value} value={value}>
          {t(`settings.${value}`)}
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
  const options = densities.map((value) => ({ value, label: t(`settings.${value}`) }));
  return <Segments label={t('settings.density')} value={density} options={options} onChange={onChange} />;
}

interface TextSizeChoiceProps {
  readonly textSize: TextSize;
  readonly onChange: (textSize: TextSize) => void;
}

export function TextSizeChoice({ textSize, onChange }: TextSizeChoiceProps) {
  const options = textSizes.map((value) => ({ value, label: formatPercent(Number(value) / 100) }));
  return <Segments label={t('settings.textSize')} value={textSize} options={options} onChange={onChange} />;
}

interface LanguageChoiceProps {
  readonly language: Chosen;
  readonly onChange: (language: Chosen) => void;
}

export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <Choice
      label={t('settings.language')}
      value={language}
      options={languageChoices.map((choice) => ({
        value: choice,
        label: choice === 'system' ? t('settings.computerLanguage') : languageNames[choice],
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
  return <CheckboxRow label={t('settings.singleKeys')} checked={singleKeys} onChange={onChange} />;
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
      <CheckboxRow
        label={t('settings.numberLinks')}
        checked={numberLinks}
        disabled={isPreview}
        onChange={(checked) => onChange({ numberLinks: checked })}
      />
      <CheckboxRow
        label={t('settings.copiedNumbers')}
        checked={copiedNumbers}
        disabled={isPreview}
        onChange={(checked) => onChange({ copiedNumbers: checked })}
      />
      <p className={styles.text}>{isPreview ? t('settings.desktopOnly') : t('settings.clipboardText')}</p>
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
      <CheckboxRow
        label={t('start.withComputer')}
        checked={view.startWithComputer}
        disabled={isPreview}
        onChange={(checked) => onChange({ startWithComputer: checked })}
      />
      <p className={styles.text}>{isPreview ? t('start.elsewhere') : t('start.scope')}</p>
    </div>
  );
}

interface OfflineCopyChoiceProps {
  readonly copy: SettingsView['offlineCopy'];
  /** The app's clock, ISO instant. */
  readonly now: string;
  readonly onChange: (change: SettingsChange) => void;
}

/** Whether an offline copy is kept, for how long, and how to erase it. */
export function OfflineCopyChoice({ copy, now, onChange }: OfflineCopyChoiceProps) {
  const bridge = useBridge();
  const { on, days, where, readAt } = copy;
  async function erase(): Promise<void> {
    const erased = await bridge.request('snapshot:erase', null);
    notify(erased.ok ? { text: t('settings.erased') } : { text: erased.failure.message, trouble: true });
  }
  return (
    <div className={styles.choices}>
      <CheckboxRow
        label={t('settings.keepCopy')}
        checked={on}
        onChange={(checked) => onChange({ offlineCopy: { on: checked, days } })}
      />
      <div className={styles.option}>
        <span aria-hidden="true">{t('settings.eraseAfter')}</span>
        <Choice
          label={t('settings.eraseAfter')}
          value={String(days)}
          options={offlineCopyDays.map((each) => ({
            value: String(each),
            label: t('general.days', { count: each }),
          }))}
          onChange={(value) => onChange({ offlineCopy: { on, days: Number(value) } })}
        />
      </div>
      <p className={styles.text}>{on ? storageText(where) : t('settings.noCopyText')}</p>
      <div className={styles.state}>
        <p className={styles.text}>
          {readAt === null
            ? t('settings.noCopy')
            : t('settings.lastRead', { moment: clockText(readAt, Date.parse(now)) })}
        </p>
        <Action disabled={readAt === null} onClick={() => void erase()}>
          {t('settings.eraseNow')}
        </Action>
      </div>
    </div>
  );
}

function storageText(where: SettingsView['offlineCopy']['where']): string {
  return where === 'disk' ? t('settings.copyOnDisk') : t('settings.copyInMemory');
}

interface CheckboxRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

function CheckboxRow({ label, checked, disabled = false, onChange }: CheckboxRowProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
