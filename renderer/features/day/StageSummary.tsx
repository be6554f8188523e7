import { stagesInOrder, statusWord } from '../../lib/stages.ts';
import type { DayAppointment } from './columns.ts';
import page from './DayPage.module.css';
import styles from './StageSummary.module.css';

/** How many visits stand where, which explains the colours as well. */
export function StageSummary({ appointments }: { readonly appointments: readonly DayAppointment[] | null }) {
  if (!appointments || appointments.length === 0) return <div className={page.summary} />;
  return (
    <ul className={page.summary} aria-label="Appointments by status">
      {groupsOf(appointments).map(({ word, stage, count }) => (
        <li key={word} className={styles.stage} data-stage={stage}>
          <b>{count}</b> {word}
        </li>
      ))}
    </ul>
  );
}

interface StageGroup {
  readonly word: string;
  readonly stage: string;
  readonly count: number;
}

/** Grouped by word, as the service may have several that the desk does not understand. */
function groupsOf(appointments: readonly DayAppointment[]): readonly StageGroup[] {
  const groups = new Map<string, StageGroup>();
  for (const { status, blocked } of appointments) {
    if (blocked) continue;
    const word = statusWord(status);
    groups.set(word, { word, stage: status?.stage ?? 'none', count: (groups.get(word)?.count ?? 0) + 1 });
  }
  const place = (stage: string): number => stagesInOrder.findIndex((known) => known === stage);
  return [...groups.values()].toSorted((one, other) => place(one.stage) - place(other.stage));
}
