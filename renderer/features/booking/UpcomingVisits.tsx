import { type UpcomingVisitsQuery, UpcomingVisitsDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { SkeletonLines } from '../../components/SkeletonLines.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import { formatShortDate } from '../../lib/dates.ts';
import { formatInstantTime, wallDate } from '../../lib/wallTime.ts';
import { currentTime } from '../../state/clock.ts';
import typography from '../../components/typography.module.css';
import styles from './UpcomingVisits.module.css';

interface UpcomingVisitsProps {
  readonly client: string;
  /** Whose visit is being booked; null where nobody is chosen. */
  readonly patient: string | null;
  /** The day that is being booked. */
  readonly date: string;
}

type Visit = NonNullable<NonNullable<UpcomingVisitsQuery['client']>['appointments']>[number];

const mostShown = 5;

/** What the chosen client has booked already, so that no visit is booked twice. Nothing where the service doesn't list it. */
export function UpcomingVisits({ client, patient, date }: UpcomingVisitsProps) {
  const { data, failure, loading } = useDeskQuery(UpcomingVisitsDocument, { id: client });
  const visits = data?.client?.appointments ?? null;
  if (!visits && !(loading && !failure)) return null;
  const upcoming = visits && upcomingOf(visits, currentTime());
  return (
    <section className={styles.visits} aria-labelledby="upcoming-title">
      <h3 className={styles.title} id="upcoming-title">
        {t('clients.comingVisits')}
      </h3>
      {!upcoming && <SkeletonLines count={2} lineHeight={20} place="panel" />}
      {upcoming?.length === 0 && <p className={typography.secondary}>{t('clients.nothingBooked')}</p>}
      {upcoming && upcoming.length > 0 && (
        <ul>
          {upcoming.slice(0, mostShown).map((visit) => (
            <UpcomingVisit key={visit.id} visit={visit} patient={patient} date={date} />
          ))}
        </ul>
      )}
      {upcoming && upcoming.length > mostShown && (
        <p className={typography.caption}>{t('booking.moreVisits', { count: upcoming.length - mostShown })}</p>
      )}
    </section>
  );
}

function UpcomingVisit({ visit, patient, date }: Omit<UpcomingVisitsProps, 'client'> & { readonly visit: Visit }) {
  const { start, type, reason, provider, location } = visit;
  const isSameDay = patient !== null && visit.patient?.id === patient && start !== null && wallDate(start) === date;
  return (
    <li className={styles.visit} data-same={isSameDay ? '' : undefined}>
      <span className={typography.numbers}>
        {start === null ? t('clients.noTime') : `${formatShortDate(wallDate(start))}, ${formatInstantTime(start)}`}
      </span>
      <span>
        <b>{visit.patient?.name ?? t('clients.noPatient')}</b>{' '}
        <span className={typography.soft}>
          {[type?.name ?? reason, provider?.name, location?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      {isSameDay && <span className={styles.same}>{t('booking.sameDay')}</span>}
    </li>
  );
}

/** Those that are still to take place, the next one first. */
function upcomingOf(visits: readonly Visit[], now: number): readonly Visit[] {
  return visits
    .filter(({ status }) => !isCancelledOrNoShow(status) && status?.stage !== 'completed')
    .filter(({ start, end }) => start === null || Date.parse(end ?? start) >= now)
    .toSorted((one, other) => startOf(one) - startOf(other));
}

function startOf({ start }: Visit): number {
  return start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start);
}
