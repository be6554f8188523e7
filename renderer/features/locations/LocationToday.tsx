import { type ReactNode, useEffect } from 'react';
import { LocationDayDocument, type LocationDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { ShareBar } from '../../components/ShareBar.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { useInViewport } from '../../hooks/useInViewport.ts';
import { formatCount, formatPercent } from '../../lib/counts.ts';
import { formatMinuteRange, minuteOfDay } from '../../lib/wallTime.ts';
import typography from '../../components/typography.module.css';
import styles from './LocationToday.module.css';

interface LocationTodayProps {
  readonly location: string;
  /** Whether it may load: a location waits for the one before it. */
  readonly isDue: boolean;
  readonly onInView: (location: string) => void;
  readonly onLoaded: (location: string) => void;
}

/** Opening hours, who works and how much is booked today, each where it is known. */
export function LocationToday({ location, isDue, onInView, onLoaded }: LocationTodayProps) {
  const [place, seen] = useInViewport<HTMLDivElement>();
  // In passing: the desk opens where it did.
  const { data, failure, loading } = useDeskQuery(LocationDayDocument, isDue ? { location } : null, {
    requestVariables: { recent: true, inPassing: true },
  });
  useEffect(() => {
    if (seen) onInView(location);
  }, [seen, onInView, location]);
  const isLoaded = isDue && !loading && (data !== undefined || failure !== null);
  useEffect(() => {
    if (isLoaded) onLoaded(location);
  }, [isLoaded, onLoaded, location]);
  return (
    <div className={styles.today} ref={place} aria-busy={!data && !failure}>
      {data && <TodayFacts day={data.day} />}
      {!data && failure && (
        <p className={typography.secondaryLines}>{t('locations.todayUnread', { why: failure.message })}</p>
      )}
      {!data && !failure && [64, 82, 48].map((width) => <span key={width} style={{ width: `${width}%` }} />)}
    </div>
  );
}

function TodayFacts({ day }: { readonly day: LocationDayQuery['day'] }) {
  const { hours, working, load, workMinutes } = day;
  const share = workMinutes === null ? null : load.minutes / workMinutes;
  const visits = load.visits === 0 ? t('calendar.noVisits') : formatCount(load.visits);
  return (
    <dl className={styles.facts}>
      {hours && <Fact term={t('locations.openToday')}>{hoursText(day.date, hours)}</Fact>}
      {working.length > 0 && <Fact term={t('locations.workingToday')}>{workingText(day)}</Fact>}
      <Fact term={t('general.appointments')}>
        {share === null ? visits : `${visits}, ${t('locations.bookedShare', { percent: formatPercent(share) })}`}
        {share !== null && <ShareBar share={share} className={styles.share} />}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd title={typeof children === 'string' ? children : undefined}>{children}</dd>
    </>
  );
}

/** 8:00 AM – 12:00 PM, 1:00 – 6:00 PM. */
function hoursText(date: string, hours: NonNullable<LocationDayQuery['day']['hours']>): string {
  if (hours.length === 0) return t('calendar.closed');
  return hours.map(({ start, end }) => formatMinuteRange(minuteOfDay(start, date), minuteOfDay(end, date))).join(', ');
}

function workingText({ working, providers }: LocationDayQuery['day']): string {
  const on = new Set(working.filter(({ hours }) => hours.length > 0).map(({ provider }) => provider));
  const names = providers.filter(({ id }) => on.has(id)).map(({ name }) => name);
  return names.length === 0 ? t('locations.nobodyToday') : names.join(', ');
}
