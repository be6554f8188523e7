import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { LocationListDocument, type LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { CopyValue } from '../../components/CopyValue.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { canManage } from '../../domain/canManage.ts';
import { dayPath } from '../../lib/paths.ts';
import { wallClock, zoneAbbreviation, zonePlace } from '../../lib/timeZone.ts';
import { useNow } from '../../hooks/useNow.ts';
import { formatMinute } from '../../lib/wallTime.ts';
import typography from '../../components/typography.module.css';
import { LocationToday } from './LocationToday.tsx';
import { useLoadQueue } from './useLoadQueue.ts';
import styles from './LocationsPage.module.css';

const workingHoursDialog = createLazyPart(() =>
  import('./WorkingHoursDialog.tsx').then((part) => part.WorkingHoursDialog),
);

/** The clinic's locations and their local time. */
export function LocationsPage() {
  const { data, failure, loading, refetch } = useDeskQuery(LocationListDocument, {});
  const now = useNow();
  const mayEnterHours = canManage(useSettings().view?.staff);
  const { isDue, enqueue, finish } = useLoadQueue();
  const [hoursOf, setHoursOf] = useState<LocationListQuery['locations'][number] | null>(null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t('locations.title')}</PageTitle>
        {data?.organization && (
          <p className={typography.soft}>{t('locations.ofOrganization', { organization: data.organization.name })}</p>
        )}
      </header>
      {failure && <FailureNotice failure={failure} kept={data ? t('locations.kept') : undefined} onRetry={refetch} />}
      {data && data.locations.length > 0 && (
        <ul className={styles.list}>
          {data.locations.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              now={now}
              today={
                <LocationToday location={location.id} isDue={isDue(location.id)} onInView={enqueue} onLoaded={finish} />
              }
            >
              {mayEnterHours && (
                <Action look="quiet" data-opens="hours" onClick={() => setHoursOf(location)}>
                  {t('locations.workingHours')}
                </Action>
              )}
              <Link href={dayPath({ location: location.id })}>{t('locations.openDay')}</Link>
            </LocationCard>
          ))}
        </ul>
      )}
      {data?.locations.length === 0 && <EmptyState title={t('locations.none')}>{t('locations.noneText')}</EmptyState>}
      {!data && loading && <div className={styles.list} aria-hidden="true" />}
      {hoursOf && <workingHoursDialog.Part location={hoursOf} onClose={() => setHoursOf(null)} />}
    </div>
  );
}

interface LocationCardProps {
  readonly location: LocationListQuery['locations'][number];
  readonly now: number;
  readonly today: ReactNode;
  readonly children: ReactNode;
}

function LocationCard({ location, now, today, children }: LocationCardProps) {
  const { name, address, phone, timeZone } = location;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.name}>{name}</h2>
        {timeZone && <LocalTime timeZone={timeZone} now={now} />}
      </div>
      {address ? <CopyValue value={address} /> : <p className={styles.empty}>{t('locations.noAddress')}</p>}
      {phone && <CopyValue value={phone} />}
      {today}
      <footer className={styles.foot}>
        <span className={styles.zone}>{timeZone ? zonePlace(timeZone) : t('locations.noZone')}</span>
        {children}
      </footer>
    </li>
  );
}

function LocalTime({ timeZone, now }: { readonly timeZone: string; readonly now: number }) {
  const clock = wallClock(now, timeZone);
  if (!clock) return null;
  return (
    <p className={styles.time}>
      <span className="visually-hidden">{t('locations.localTime')} </span>
      {formatMinute(clock.minute)} <span className={styles.zone}>{zoneAbbreviation(timeZone, clock.date)}</span>
    </p>
  );
}
