import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { StatusMark } from '../../components/StatusMark.tsx';
import { currentTime, today } from '../../state/clock.ts';
import { requestAppointment } from '../../state/appointmentFocus.ts';
import { dayPath } from '../../lib/paths.ts';
import { formatBriefDate } from '../../lib/dates.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import { formatInstantTime, wallDate } from '../../lib/wallTime.ts';
import { type CardClient, splitVisits, type Visit } from './clientVisits.ts';
import typography from '../../components/typography.module.css';
import styles from './VisitLists.module.css';

interface VisitListsProps {
  readonly visits: CardClient['appointments'];
  /** The service did not answer, so they could not be read. */
  readonly isOutOfDate: boolean;
}

export function VisitLists({ visits, isOutOfDate }: VisitListsProps) {
  if (visits === null) {
    return (
      <section>
        <h3 className={`${typography.caption} ${styles.title}`}>{t('clients.visits')}</h3>
        <p className={typography.secondary}>{t(isOutOfDate ? 'clients.visitsAway' : 'clients.visitsNotListed')}</p>
      </section>
    );
  }
  const { coming, past } = splitVisits(visits, currentTime());
  return (
    <>
      <VisitList title={t('clients.comingVisits')} none={t('clients.nothingBooked')} visits={coming} />
      <VisitList title={t('clients.pastVisits')} none={t('clients.noVisit')} visits={past} />
    </>
  );
}

/** Older visits are rarely needed, and there may be a hundred. */
const firstShown = 8;

interface VisitListProps {
  readonly title: string;
  readonly none: string;
  readonly visits: readonly Visit[];
}

function VisitList({ title, none, visits }: VisitListProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? visits : visits.slice(0, firstShown);
  return (
    <section>
      <h3 className={`${typography.caption} ${styles.title}`}>{title}</h3>
      {visits.length === 0 && <p className={typography.secondary}>{none}</p>}
      {visits.length > 0 && (
        <ul className={styles.list}>
          {shown.map((visit) => (
            <li key={visit.id} className={styles.visit} data-off={isCancelledOrNoShow(visit.status) ? '' : undefined}>
              <span className={styles.date}>
                <VisitDay visit={visit} />
              </span>
              <span className={styles.subject}>
                <span>
                  <b>{visit.patient?.name ?? t('clients.noPatient')}</b>{' '}
                  <span className={styles.purpose}>{purposeOf(visit)}</span>
                </span>
                <span className={styles.where}>
                  {[visit.provider?.name, visit.location?.name].filter(Boolean).join(' · ')}
                </span>
              </span>
              <StatusMark status={visit.status} />
            </li>
          ))}
        </ul>
      )}
      {visits.length > shown.length && (
        <Action look="quiet" onClick={() => setWhole(true)}>
          {t('clients.showAllOf', { number: String(visits.length) })}
        </Action>
      )}
    </section>
  );
}

function VisitDay({ visit }: { readonly visit: Visit }) {
  if (visit.start === null) return t('clients.noTime');
  const date = wallDate(visit.start);
  const day = formatBriefDate(date, today());
  return (
    <>
      {visit.location ? (
        <Link href={dayPath({ location: visit.location.id, date })} onClick={() => void requestAppointment(visit.id)}>
          {day}
        </Link>
      ) : (
        day
      )}
      <span className={styles.time}>{formatInstantTime(visit.start)}</span>
    </>
  );
}

function purposeOf({ type, reason }: Visit): string {
  return [type?.name, reason].filter(Boolean).join(' · ');
}
