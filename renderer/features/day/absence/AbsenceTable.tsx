import WarningAmber from '@mui/icons-material/WarningAmber';
import { t } from '../../../../i18n/page/t.ts';
import { Choice } from '../../../components/Choice.tsx';
import { CopyValue } from '../../../components/CopyValue.tsx';
import { PhoneValue } from '../../../components/PhoneValue.tsx';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { patientLabel, purposeLabel, subjectName, timeLabel } from '../dayLabels.ts';
import styles from './AbsenceDialog.module.css';
import { conflictsAt, dayWithProposals, type Proposal, proposalsFor } from './proposals.ts';
import type { Outcome } from '../changes/useChangesInTurn.ts';

interface AbsenceTableProps {
  readonly visits: readonly DayAppointment[];
  readonly day: ScheduleDay;
  /** The day with all that is chosen. */
  readonly after: ScheduleDay;
  readonly now: number;
  readonly chosen: ReadonlyMap<string, Proposal>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly isPaused: boolean;
  readonly onChoose: (id: string, proposal: Proposal | null) => void;
}

/** The visits of who is out, what becomes of each, and how to reach the client. */
export function AbsenceTable(props: AbsenceTableProps) {
  const { visits, after, chosen, outcomes } = props;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('general.time')}</th>
          <th scope="col">{t('general.patient')}</th>
          <th scope="col">{t('absence.change')}</th>
          <th scope="col">{t('absence.contact')}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => {
          const moved = after.appointments.find(({ id }) => id === visit.id) ?? visit;
          const [conflict] = chosen.has(visit.id) ? conflictsAt(moved, after) : [];
          const outcome = outcomes.get(visit.id);
          return (
            <tr key={visit.id}>
              <td className={styles.time}>{timeLabel(visit, after.date)}</td>
              <th scope="row">
                {patientLabel(visit)}
                <span className={styles.soft}>{purposeLabel(visit)}</span>
              </th>
              <td>
                {outcome?.isDone ? proposalLabel(chosen.get(visit.id)) : <ProposalChoice {...props} visit={visit} />}
                {outcome && (
                  <span className={styles.outcome} data-done={outcome.isDone ? '' : undefined}>
                    {outcome.text}
                  </span>
                )}
                {conflict && !outcome && (
                  <span className={styles.warning}>
                    <WarningAmber fontSize="inherit" /> {t('grid.overlapsOne', { name: subjectName(conflict.other) })}
                  </span>
                )}
              </td>
              <td>
                <Contact visit={visit} />
                {chosen.get(visit.id)?.start != null && <span className={styles.warning}>{t('absence.mustCall')}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whoever is free besides what is chosen for the others. */
function ProposalChoice({
  visit,
  day,
  now,
  chosen,
  isPaused,
  onChoose,
}: AbsenceTableProps & { readonly visit: DayAppointment }) {
  const others = new Map([...chosen].filter(([id]) => id !== visit.id));
  const found = proposalsFor(visit, dayWithProposals(day, others), now);
  const own = chosen.get(visit.id);
  const proposals = own && !found.some(({ key }) => key === own.key) ? [own, ...found] : found;
  return (
    <Choice
      label={`${t('absence.change')}: ${patientLabel(visit)}`}
      value={own?.key ?? ''}
      options={[
        ...proposals.map((each) => ({ value: each.key, label: proposalLabel(each) })),
        { value: '', label: t('absence.call') },
      ]}
      paused={isPaused}
      onChange={(key) => onChoose(visit.id, proposals.find((each) => each.key === key) ?? null)}
    />
  );
}

export function proposalLabel(proposal: Proposal | undefined): string {
  if (!proposal) return t('absence.call');
  const { provider, start } = proposal;
  return start === null
    ? t('absence.sameTime', { name: provider.name })
    : t('absence.later', { time: formatInstantTime(start), name: provider.name });
}

function Contact({ visit: { client } }: { readonly visit: DayAppointment }) {
  if (!client) return null;
  return (
    <>
      <span>{client.name}</span>
      {client.phones.slice(0, 2).map(({ number, label }) => (
        <PhoneValue key={number} number={number} label={label} />
      ))}
      {client.phones.length === 0 && <span className={styles.soft}>{t('absence.noPhone')}</span>}
      {client.emails.slice(0, 1).map((email) => (
        <CopyValue key={email} value={email} />
      ))}
    </>
  );
}
