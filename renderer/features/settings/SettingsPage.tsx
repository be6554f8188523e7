import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { useCallback, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ServiceStateDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { canManage } from '../../domain/canManage.ts';
import { settingsPartOf, settingsPartPath } from '../../domain/settingsParts.ts';
import { afterFirstContent } from '../../hooks/firstContent.ts';
import { auditLogPath, serviceMapPath } from '../../lib/paths.ts';
import type { FurtherPartsProps } from './FurtherParts.tsx';
import { EnvironmentCard } from './EnvironmentCard.tsx';
import frame from '../../components/pageFrame.module.css';
import styles from './SettingsPage.module.css';
import { SettingsNav } from './SettingsNav.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { StaffPart } from './StaffPart.tsx';
import { useShownPart } from './useShownPart.ts';

/** Below what a window shows: the zones and currencies alone are hundreds of choices. */
const furtherParts = createLazyPart<FurtherPartsProps>(
  () => import('./FurtherParts.tsx').then((part) => part.FurtherParts),
  undefined,
  () => afterFirstContent(3000),
);

/** `open` names a part, or the environment whose form is opened. */
export function SettingsPage({ open }: { readonly open: string | null }) {
  const { view, failure, change, reread } = useSettings();
  const isManager = canManage(view?.staff);
  const [, navigate] = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const [isComplete, setComplete] = useState(false);
  const noteComplete = useCallback(() => setComplete(true), []);
  const { current, reveal } = useShownPart(page, settingsPartOf(open), {
    isReady: isComplete,
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
            <SettingsPart name="connections" text={t('settings.connectionsText')} open={isManager}>
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
            </SettingsPart>
            <SettingsPart name="features" text={t('settings.offeredText')}>
              <ServiceOffer />
              <Link href={serviceMapPath} className={styles.review ?? ''}>
                {t('settings.reviewMap')}
              </Link>
            </SettingsPart>
            <SettingsPart name="users" text={t('settings.peopleText')}>
              <StaffPart staff={view.staff} />
            </SettingsPart>
            <SettingsPart name="activity-log" text={t('settings.recordText')}>
              {isManager ? (
                <Link href={auditLogPath} className={styles.review ?? ''}>
                  {t('settings.lookAtRecord')}
                </Link>
              ) : (
                <p className={styles.empty}>{t('settings.recordForManager')}</p>
              )}
            </SettingsPart>
            <furtherParts.Part view={view} change={change} onShown={noteComplete} />
          </div>
        </div>
      )}
    </div>
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
