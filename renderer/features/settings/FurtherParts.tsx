import { useEffect } from 'react';
import type { SettingsChange, SettingsView } from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { actionList } from '../../actions/actionList.ts';
import { keyLabel } from '../../actions/keyNames.ts';
import { Action } from '../../components/Action.tsx';
import { CurrencyChoice } from '../../components/CurrencyChoice.tsx';
import { Facts } from '../../components/Facts.tsx';
import { ZoneChoice } from '../../components/ZoneChoice.tsx';
import { canManage } from '../../domain/canManage.ts';
import {
  AppearanceChoice,
  CallChoices,
  DensityChoice,
  KeyboardChoice,
  LanguageChoice,
  OfflineCopyChoice,
  StartChoice,
  TextSizeChoice,
} from './DeskPreferences.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import { LicenseNotices } from './LicenseNotices.tsx';
import styles from './SettingsPage.module.css';
import { SettingsPart } from './SettingsPart.tsx';
import { TemplatesPart } from './TemplatesPart.tsx';
import { UpdatesPart } from './UpdatesPart.tsx';

export interface FurtherPartsProps {
  readonly view: SettingsView;
  readonly change: (change: SettingsChange) => void;
  readonly onShown: () => void;
}

/** The settings below those that are seen first. */
export function FurtherParts({ view, change, onShown }: FurtherPartsProps) {
  const isManager = canManage(view.staff);
  useEffect(onShown, [onShown]);
  return (
    <>
      <SettingsPart name="time-zone" text={t('settings.zoneText')} open={isManager}>
        <ZoneChoice timeZone={view.timeZone} onChange={(timeZone) => change({ timeZone })} />
      </SettingsPart>
      <SettingsPart name="currency" text={t('settings.currencyText')} open={isManager}>
        <CurrencyChoice
          label={t('settings.currencyOfClinic')}
          none={t('settings.noCurrency')}
          currency={view.currency}
          onChange={(currency) => change({ currency })}
        />
      </SettingsPart>
      <SettingsPart name="templates" text={t('templates.about')} open={isManager}>
        <TemplatesPart view={view} />
      </SettingsPart>
      <SettingsPart name="appearance" text={t('settings.appearanceText')}>
        <AppearanceChoice appearance={view.appearance} onChange={(appearance) => change({ appearance })} />
      </SettingsPart>
      <SettingsPart name="density" text={t('settings.densityText')}>
        <DensityChoice density={view.density} onChange={(density) => change({ density })} />
      </SettingsPart>
      <SettingsPart name="text-size" text={t('settings.textSizeText')}>
        <TextSizeChoice textSize={view.textSize} onChange={(textSize) => change({ textSize })} />
      </SettingsPart>
      <SettingsPart name="language">
        <LanguageChoice language={view.language} onChange={(language) => change({ language })} />
      </SettingsPart>
      <SettingsPart name="keyboard" text={t('settings.keyboardText', { key: keyLabel(actionList.palette.keys[0]) })}>
        <KeyboardChoice singleKeys={view.singleKeys} onChange={(singleKeys) => change({ singleKeys })} />
      </SettingsPart>
      <SettingsPart name="calls" text={t('settings.callsText')} open={isManager}>
        <CallChoices view={view} onChange={change} />
      </SettingsPart>
      <SettingsPart name="start" text={t('start.why')} open={isManager}>
        <StartChoice view={view} onChange={change} />
      </SettingsPart>
      <SettingsPart name="offline-copy" text={t('settings.offlineText')} open={isManager}>
        <OfflineCopyChoice copy={view.offlineCopy} now={view.now} onChange={change} />
      </SettingsPart>
      <SettingsPart name="updates" text={t('updates.words')} open={isManager}>
        <UpdatesPart updates={view.updates} />
      </SettingsPart>
      <SettingsPart name="notices" text={t('settings.noticesText')}>
        {view.notices.length === 0 && <p className={styles.empty}>{t('settings.noNotices')}</p>}
        <ul>
          {view.notices.map(({ id, message, stays }) => (
            <li key={id} className={styles.notice}>
              <p>{message}</p>
              {!stays && (
                <Action look="quiet" onClick={() => change({ dismissNotice: id })}>
                  {t('settings.dismiss')}
                </Action>
              )}
            </li>
          ))}
        </ul>
      </SettingsPart>
      <SettingsPart name="about">
        <Facts
          facts={[
            [t('settings.version'), view.version],
            [t('settings.runsAs'), t(`settings.${view.host}`)],
            [
              t('settings.keys'),
              view.keyStorage === 'protected' ? t('settings.keysProtected') : t('settings.keysThisRun'),
            ],
          ]}
        />
        <div className={styles.diagnostics}>
          <Diagnostics />
          <LicenseNotices />
        </div>
      </SettingsPart>
    </>
  );
}
