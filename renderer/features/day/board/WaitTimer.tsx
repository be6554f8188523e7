import { useNow } from '../../../lib/useNow.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import type { DayAppointment } from '../columns.ts';
import { waitingOf } from './boardColumns.ts';
import styles from './WaitTimer.module.css';

/** How long somebody waits. It counts by itself, so that nothing around it has to. */
export function WaitTimer({ appointment }: { readonly appointment: DayAppointment }) {
  const waiting = waitingOf(appointment, useNow(), formatInstantTime);
  return (
    waiting && (
      <span className={styles.timer} data-urgency={waiting.urgency}>
        {waiting.words}
      </span>
    )
  );
}
