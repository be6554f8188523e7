import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LocationListDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { currentEnvironment, useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { ConnectionForm } from '../../components/connection/ConnectionForm.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { isManaged } from '../../lib/isManaged.ts';
import { dayPath, guideStepPath } from '../../lib/paths.ts';
import { ClientsStep, EnvironmentStep, LocationStep, OfferStep, Step } from './ConnectSteps.tsx';
import styles from './ConnectPage.module.css';
import { type GuidePlace, guidePlace, useChosenBefore } from './guideSteps.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

/** The first five minutes: from the demo clinic to one's own. `asked` is the environment in the address. */
export function ConnectPage({ asked }: { readonly asked: string | null }) {
  const { view } = useSettings();
  const current = currentEnvironment(view);
  if (!view || !current) return <div className={styles.page} />;
  const isManager = isManaged(view.staff);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('app.connectTitle')}</h1>
      <p className={styles.words}>{isManager ? say('connect.words') : say('connect.managersOnly')}</p>
      {isManager && <Guide asked={asked} place={guidePlace({ asked, inUse: current.kind, hasKey: current.hasKey })} />}
    </div>
  );
}

interface GuideProps {
  readonly asked: string | null;
  readonly place: GuidePlace;
}

function Guide({ asked, place }: GuideProps) {
  useChosenBefore(asked);
  const { view } = useSettings();
  const [, navigate] = useLocation();
  const offer = useRef<HTMLHeadingElement>(null);
  const connected = place.kind === 'connected';
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useDeskQuery(LocationListDocument, connected ? {} : null);
  useEffect(() => {
    // The form that had the focus is gone: what came of it is read next.
    if (connected && document.activeElement === document.body) offer.current?.focus();
  }, [connected]);

  const environment =
    place.kind === 'choose' ? null : view?.environments.find(({ kind }) => kind === place.environment);
  const locations = query.data?.locations ?? null;
  const location = locations?.find(({ id }) => id === chosen) ?? (locations?.length === 1 ? locations[0] : undefined);
  const after = connected ? 'current' : 'later';

  return (
    <ol className={styles.steps}>
      <Step
        number={1}
        title={say('connect.environment')}
        state={place.kind === 'choose' ? 'current' : 'done'}
        summary={
          place.kind !== 'choose' && (
            <>
              <EnvironmentBadge kind={place.environment} />
              <Action look="quiet" onClick={() => navigate(guideStepPath('choose'))}>
                {say('connect.changeEnvironment')}
              </Action>
            </>
          )
        }
      >
        {place.kind === 'choose' && <EnvironmentStep onChoose={(kind) => navigate(guideStepPath(kind))} />}
      </Step>
      <Step
        number={2}
        title={say('connect.key')}
        state={place.kind === 'choose' ? 'later' : connected ? 'done' : 'current'}
        summary={connected ? environment?.organization?.name : undefined}
      >
        {place.kind === 'key' && environment && view && (
          <div className={styles.form}>
            <ConnectionForm
              key={environment.kind}
              environment={{ ...environment, kind: place.environment }}
              keyStorage={view.keyStorage}
              focusFirst
            />
          </div>
        )}
      </Step>
      <Step number={3} title={say('connect.offer')} state={connected ? 'done' : 'later'} heading={offer}>
        <OfferStep />
      </Step>
      <Step
        number={4}
        title={say('connect.location')}
        state={location ? 'done' : after}
        summary={location && locations?.length === 1 ? location.name : undefined}
      >
        {query.failure && <FailureNotice failure={query.failure} onRetry={query.refetch} />}
        {locations?.length === 0 && <p className={styles.words}>{say('connect.noLocations')}</p>}
        {locations && locations.length > 0 && (
          <LocationStep locations={locations} chosen={location?.id ?? null} onChoose={setChosen} />
        )}
      </Step>
      <Step number={5} title={say('connect.clients')} state={after}>
        <ClientsStep />
        <div>
          <Action look="primary" onClick={() => navigate(location ? dayPath({ location: location.id }) : '/')}>
            {say('connect.openDay')}
          </Action>
        </div>
      </Step>
    </ol>
  );
}
