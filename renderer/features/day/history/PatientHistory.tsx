import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { PatientHistoryDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Facts } from '../../../components/Facts.tsx';
import { SkeletonLines } from '../../../components/SkeletonLines.tsx';
import { keepRecent } from '../../../data/keepRecent.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { findDueItems, urgencyOf } from '../../../domain/dueItems.ts';
import { formatDate } from '../../../lib/dates.ts';
import typography from '../../../components/typography.module.css';

interface PatientHistoryProps {
  readonly patient: string;
  /** The day of the appointment: a visit of this day or later is not the last one. */
  readonly date: string;
  /** The clinic's today. */
  readonly today: string;
  /** The service does not respond: only what is known is shown. */
  readonly isAway: boolean;
}

/** Whoever goes through the day by keys asks for nobody's history. */
const debounceMilliseconds = 400;
const maxCachedHistories = 20;

/** The last visit of a patient and its overdue vaccinations; what the service does not list is left out. */
export function PatientHistory({ patient, date, today, isAway }: PatientHistoryProps) {
  const { cache } = useApolloClient();
  const query = useDeskQuery(PatientHistoryDocument, isAway ? null : { patient }, { debounceMilliseconds });
  useEffect(() => keepRecent(cache, 'patientRecord', { patient }, maxCachedHistories), [cache, patient]);
  const record = query.data?.patientRecord ?? null;
  if (!record) return query.loading ? <SkeletonLines count={2} lineHeight={20} place="panel" /> : null;
  // Null where the service doesn't list it, or where it could not be read: the record says so.
  const visits = record.encounters?.problem === null ? record.encounters.entries : null;
  const given = record.vaccinations?.problem === null ? record.vaccinations.entries : null;
  const overdue = given && <Overdue items={given} today={today} />;
  return (
    <Facts
      facts={[
        [t('patientHistory.lastVisit'), visits && lastVisitText(visits, date)],
        [t('patientHistory.vaccinations'), overdue],
      ]}
    />
  );
}

interface Entry {
  readonly id: string;
  readonly name: string | null;
  readonly time: { readonly day: string } | null;
}

function lastVisitText(entries: readonly Entry[], date: string): string {
  const [last] = entries
    .flatMap(({ name, time }) => (time && time.day < date ? { name, day: time.day } : []))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return last ? [formatDate(last.day), last.name].filter(Boolean).join(' · ') : t('patientHistory.noVisitBefore');
}

interface OverdueProps {
  readonly items: readonly (Entry & { readonly due: { readonly day: string } | null })[];
  readonly today: string;
}

function Overdue({ items, today }: OverdueProps) {
  const overdue = findDueItems(items).filter(({ due }) => urgencyOf(due.day, today) === 'overdue');
  if (overdue.length === 0) return t('patientHistory.noneOverdue');
  return (
    <ul aria-label={t('patientHistory.overdueVaccinations')}>
      {overdue.map(({ id, name, due }) => (
        <li key={id} className={typography.danger}>
          {t('patientHistory.overdueSince', { name: name ?? t('patientRecord.nameless'), date: formatDate(due.day) })}
        </li>
      ))}
    </ul>
  );
}
