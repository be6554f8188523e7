import type { ReactNode } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { PagePart } from '../../components/PagePart.tsx';
import { settingsPartTitle, type SettingsPartName } from '../../domain/settingsParts.ts';
import styles from './SettingsPage.module.css';
import { sectionId } from './useShownPart.ts';

interface SettingsPartProps {
  readonly name: SettingsPartName;
  readonly text?: string;
  /** False where only a manager may change it; it is shown all the same. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A titled part of the settings. */
export function SettingsPart({ name, open = true, children, ...about }: SettingsPartProps) {
  return (
    <PagePart {...about} title={settingsPartTitle(name)} anchor={sectionId(name)}>
      <fieldset className={styles.content} disabled={!open}>
        {!open && <p className={styles.empty}>{t('settings.managerOnly')}</p>}
        {children}
      </fieldset>
    </PagePart>
  );
}
