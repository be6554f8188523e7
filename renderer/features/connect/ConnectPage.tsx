import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LocationListDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { currentEnvironment, useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { ConnectionForm } from '../../components/connection/ConnectionForm.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { canManage } from '../../domain/canManage.ts';
import { dayPath, guideStepPath } from '../../lib/paths.ts';
import { ClientsStep, EnvironmentStep, LocationStep, OfferStep, Step } from './ConnectSteps.tsx';
import typography from '../../components/typography.module.css';
import styles from './ConnectPage.module.css';
import { type GuideStep, guideStep, useResumedEnvironment } from './guideSteps.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

/** The set-up guide: from the demo clinic to one's own. `requested` is the environment in the address. */
export function ConnectPage({ requested }: { readonly requested: string | null }) {
  const { view } = useSettings();
  const current = currentEnvironment(view);
  if (!view || !current) return <div className={styles.page} />;
  const isManager = canManage(view.staff);
  return (
    <div className={styles.page}>
      <PageTitle size="large">{t('app.connectTitle')}</PageTitle>
      <p className={`${typography.secondary} ${styles.text}`}>
        {isManager ? t('connect.words') : t('connect.managersOnly')}
      </p>
      {isManager && (
        <Guide requested={requested} step={guideStep({ requested, inUse: current.kind, hasKey: current.hasKey })} />
      )}
    </div>
  );
}

interface GuideProps {
  readonly requested: string | null;
  readonly step: GuideStep;
}

function Guide({ requested, step }: GuideProps) {
  useResumedEnvironment(requested);
  const { view } = useSettings();
  const [, navigate] = useLocation();
  const offer = useRef<HTMLHeadingElement>(null);
  const connected = step.kind === 'connected';
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useDeskQuery(LocationListDocument, connected ? {} : null);
  useEffect(() => {
    // The form that had the focus is unmounted: move it to the result.
    if (connected && document.activeElement === document.body) offer.current?.focus();
  }, [connected]);

  const environment = step.kind === 'choose' ? null : view?.environments.find(({ kind }) => kind === step.environment);
  const locations = query.data?.locations ?? null;
  const location = locations?.find(({ id }) => id === chosen) ?? (locations?.length === 1 ? locations[0] : undefined);
  const after = connected ? 'current' : 'later';

  return (
    <ol className={styles.steps}>
      <Step
        number={1}
        title={t('connect.environment')}
        state={step.kind === 'choose' ? 'current' : 'done'}
        summary={
          step.kind !== 'choose' && (
            <>
              <EnvironmentBadge kind={step.environment} />
              <Action look="quiet" onClick={() => navigate(guideStepPath('choose'))}>
                {t('connect.changeEnvironment')}
              </Action>
            </>
          )
        }
      >
        {step.kind === 'choose' && <EnvironmentStep onChoose={(kind) => navigate(guideStepPath(kind))} />}
      </Step>
      <Step
        number={2}
        title={t('connect.key')}
        state={step.kind === 'choose' ? 'later' : connected ? 'done' : 'current'}
        summary={connected ? environment?.organization?.name : undefined}
      >
        {step.kind === 'key' && environment && view && (
          <div className={styles.form}>
            <ConnectionForm
              key={environment.kind}
              environment={{ ...environment, kind: step.environment }}
              keyStorage={view.keyStorage}
              focusFirst
            />
          </div>
        )}
      </Step>
      <Step number={3} title={t('connect.offer')} state={connected ? 'done' : 'later'} heading={offer}>
        <OfferStep />
      </Step>
      <Step
        number={4}
        title={t('connect.location')}
        state={location ? 'done' : after}
        summary={location && locations?.length === 1 ? location.name : undefined}
      >
        {query.failure && <FailureNotice failure={query.failure} onRetry={query.refetch} />}
        {locations?.length === 0 && (
          <p className={`${typography.secondary} ${styles.text}`}>{t('connect.noLocations')}</p>
        )}
        {locations && locations.length > 0 && (
          <LocationStep locations={locations} chosen={location?.id ?? null} onChoose={setChosen} />
        )}
      </Step>
      <Step number={5} title={t('connect.clients')} state={after}>
        <ClientsStep />
        <div>
          <Action look="primary" onClick={() => navigate(location ? dayPath({ location: location.id }) : '/')}>
            {t('connect.openDay')}
          </Action>
        </div>
      </Step>
    </ol>
  );
}
