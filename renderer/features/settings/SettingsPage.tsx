import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { ServiceStateDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { PagePart } from '../../components/PagePart.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { actionList } from '../../actions/actionList.ts';
import { keyLabel } from '../../actions/keyNames.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { CurrencyChoice } from '../../components/CurrencyChoice.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ZoneChoice } from '../../components/ZoneChoice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { canManage } from '../../domain/canManage.ts';
import {
  settingsPartOf,
  settingsPartPath,
  settingsPartTitle,
  type SettingsPartName,
} from '../../domain/settingsParts.ts';
import { auditLogPath, serviceMapPath } from '../../lib/paths.ts';
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
import { EnvironmentCard } from './EnvironmentCard.tsx';
import { LicenseNotices } from './LicenseNotices.tsx';
import frame from '../../components/pageFrame.module.css';
import styles from './SettingsPage.module.css';
import { SettingsNav } from './SettingsNav.tsx';
import { StaffPart } from './StaffPart.tsx';
import { TemplatesPart } from './TemplatesPart.tsx';
import { UpdatesPart } from './UpdatesPart.tsx';
import { sectionId, useShownPart } from './useShownPart.ts';

/** `open` names a part, or the environment whose form is opened. */
export function SettingsPage({ open }: { readonly open: string | null }) {
  const { view, failure, change, reread } = useSettings();
  const isManager = canManage(view?.staff);
  const [, navigate] = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const { current, reveal } = useShownPart(page, settingsPartOf(open), {
    isReady: view !== null,
    // The address names a part only while it is shown, so that it can be asked for again.
    onScrolledAway: () => navigate('/settings', { replace: true }),
  });
  return (
    <div className={`${frame.page} ${styles.page}`} ref={page}>
      <PageTitle>{t('settings.title')}</PageTitle>
      {failure && <FailureNotice failure={failure} onRetry={reread} />}
      {view && (
        <div className={styles.layout}>
          <SettingsNav current={current} onPress={reveal} onChoose={(part) => navigate(settingsPartPath(part))} />
          <div className={styles.parts}>
            <Part name="connections" text={t('settings.connectionsText')} open={isManager}>
              <ul className={styles.cards}>
                {view.environments.map((environment) => (
                  <EnvironmentCard
                    key={environment.kind}
                    environment={environment}
                    inUse={environment.kind === view.environment}
                    keyStorage={view.keyStorage}
                    isRequested={environment.kind === open}
                  />
                ))}
              </ul>
            </Part>
            <Part name="features" text={t('settings.offeredText')}>
              <ServiceOffer />
              <Link href={serviceMapPath} className={styles.review ?? ''}>
                {t('settings.reviewMap')}
              </Link>
            </Part>
            <Part name="users" text={t('settings.peopleText')}>
              <StaffPart staff={view.staff} />
            </Part>
            <Part name="activity-log" text={t('settings.recordText')}>
              {isManager ? (
                <Link href={auditLogPath} className={styles.review ?? ''}>
                  {t('settings.lookAtRecord')}
                </Link>
              ) : (
                <p className={styles.empty}>{t('settings.recordForManager')}</p>
              )}
            </Part>
            <Part name="time-zone" text={t('settings.zoneText')} open={isManager}>
              <ZoneChoice timeZone={view.timeZone} onChange={(timeZone) => change({ timeZone })} />
            </Part>
            <Part name="currency" text={t('settings.currencyText')} open={isManager}>
              <CurrencyChoice
                label={t('settings.currencyOfClinic')}
                none={t('settings.noCurrency')}
                currency={view.currency}
                onChange={(currency) => change({ currency })}
              />
            </Part>
            <Part name="templates" text={t('templates.about')} open={isManager}>
              <TemplatesPart view={view} />
            </Part>
            <Part name="appearance" text={t('settings.appearanceText')}>
              <AppearanceChoice appearance={view.appearance} onChange={(appearance) => change({ appearance })} />
            </Part>
            <Part name="density" text={t('settings.densityText')}>
              <DensityChoice density={view.density} onChange={(density) => change({ density })} />
            </Part>
            <Part name="text-size" text={t('settings.textSizeText')}>
              <TextSizeChoice textSize={view.textSize} onChange={(textSize) => change({ textSize })} />
            </Part>
            <Part name="language">
              <LanguageChoice language={view.language} onChange={(language) => change({ language })} />
            </Part>
            <Part name="keyboard" text={t('settings.keyboardText', { key: keyLabel(actionList.palette.keys[0]) })}>
              <KeyboardChoice singleKeys={view.singleKeys} onChange={(singleKeys) => change({ singleKeys })} />
            </Part>
            <Part name="calls" text={t('settings.callsText')} open={isManager}>
              <CallChoices view={view} onChange={change} />
            </Part>
            <Part name="start" text={t('start.why')} open={isManager}>
              <StartChoice view={view} onChange={change} />
            </Part>
            <Part name="offline-copy" text={t('settings.offlineText')} open={isManager}>
              <OfflineCopyChoice copy={view.offlineCopy} now={view.now} onChange={change} />
            </Part>
            <Part name="updates" text={t('updates.words')} open={isManager}>
              <UpdatesPart updates={view.updates} />
            </Part>
            <Part name="notices" text={t('settings.noticesText')}>
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
            </Part>
            <Part name="about">
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
            </Part>
          </div>
        </div>
      )}
    </div>
  );
}

interface PartProps {
  readonly name: SettingsPartName;
  readonly text?: string;
  /** False where only a manager may change it; it is shown all the same. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

function Part({ name, open = true, children, ...about }: PartProps) {
  return (
    <PagePart {...about} title={settingsPartTitle(name)} anchor={sectionId(name)}>
      <fieldset className={styles.content} disabled={!open}>
        {!open && <p className={styles.empty}>{t('settings.managerOnly')}</p>}
        {children}
      </fieldset>
    </PagePart>
  );
}

/** The capabilities of the connected service; missing ones are named with the reason. */
function ServiceOffer() {
  const capabilities = useDeskQuery(ServiceStateDocument, {}).data?.service.capabilities;

  return (
    <ul className={styles.list}>
      {capabilities?.map(({ name, offered, why }) => (
        <li key={name} className={styles.row} data-offered={offered}>
          {offered ? <Check fontSize="inherit" /> : <Remove fontSize="inherit" />}
          <span>
            {name}
            {!offered && (
              <span className={styles.why}>
                {' '}
                {t('settings.notOffered')} {why}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
