import { t } from '../../../i18n/page/t.ts';
import {
  settingsPartOf,
  settingsPartPath,
  settingsPartTitle,
  type SettingsPartName,
  settingsParts,
} from '../../domain/settingsParts.ts';
import { moveFocus } from '../../lib/moveFocus.ts';
import { Choice } from '../../components/Choice.tsx';
import navLinks from '../../components/navLinks.module.css';
import styles from './SettingsNav.module.css';

interface SettingsNavProps {
  readonly current: SettingsPartName;
  /** A link was pressed, which may lead to where the page is already. */
  readonly onPress: (part: SettingsPartName) => void;
  readonly onChoose: (part: SettingsPartName) => void;
}

/** The parts of the page: links beside it, and a drop-down above it in a narrow window. */
export function SettingsNav({ current, onPress, onChoose }: SettingsNavProps) {
  return (
    <nav className={styles.nav} aria-label={t('settings.parts')}>
      <ul className={styles.list}>
        {settingsParts.map((part) => (
          <li key={part}>
            <a
              className={navLinks.link}
              href={`#${settingsPartPath(part)}`}
              aria-current={part === current ? 'location' : undefined}
              onClick={() => onPress(part)}
              onKeyDown={(event) => {
                const links = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a') ?? [];
                if (moveFocus(links, event.key)) event.preventDefault();
              }}
            >
              {settingsPartTitle(part)}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.choice}>
        <Choice
          label={t('settings.parts')}
          value={current}
          options={settingsParts.map((part) => ({ value: part, label: settingsPartTitle(part) }))}
          onChange={(value) => {
            const part = settingsPartOf(value);
            if (part) onChoose(part);
          }}
        />
      </div>
    </nav>
  );
}
