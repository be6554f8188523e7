import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../../../words/page/say.ts';
import { createLazyPart } from '../../../components/LazyPart.tsx';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import styles from './AppointmentActions.module.css';
import { nextStatus, ownWord, stepWord } from './nextStatus.ts';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import { reasonsNot } from './offered.ts';
import type { ChangeDialogKind } from './useChangeDialog.ts';
import type { DayChanges } from './useDayChanges.ts';

const statusMenu = createLazyPart(() => import('./StatusMenu.tsx').then(({ StatusMenu }) => StatusMenu));

interface AppointmentActionsProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Whether the day is still to come. */
  readonly isAhead: boolean;
  readonly changes: DayChanges;
  readonly onDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
}

/** What can be done with an appointment. What the service does not offer is grey and says why. */
export function AppointmentActions({ appointment, day, isAhead, changes, onDialog }: AppointmentActionsProps) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const next = nextStatus(day.statuses, appointment, isAhead);
  const own = next && ownWord(next);
  const why = reasonsNot(day, appointment, changes.pending);
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  useLayoutEffect(() => {
    // The step that had the focus is done and there is no next one.
    if (focused.current && document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is that of the buttons in it
    <div
      className={styles.actions}
      ref={group}
      role="group"
      aria-label={say('changes.whatToDo')}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
    >
      <div className={styles.row}>
        {next && (
          <OfferedAction
            look="primary"
            aria-keyshortcuts="S"
            why={why.status}
            onClick={() => changes.setStatus(appointment, next)}
          >
            {stepWord(next)}
            {own !== null && <span className={styles.own}>{` · ${own}`}</span>}
          </OfferedAction>
        )}
        <OfferedAction
          why={why.status}
          aria-haspopup="menu"
          aria-expanded={menuAt !== null}
          onClick={(event) => setMenuAt(event.currentTarget)}
        >
          {say('general.status')} <span aria-hidden="true">▾</span>
        </OfferedAction>
      </div>
      <div className={styles.row}>
        <OfferedAction look="quiet" why={why.move} onClick={() => onDialog('move', appointment)}>
          {say('changes.moveMore')}
        </OfferedAction>
        <OfferedAction look="quiet" why={why.edit} onClick={() => onDialog('edit', appointment)}>
          {say('changes.editMore')}
        </OfferedAction>
        <OfferedAction look="quiet" why={why.cancel} onClick={() => onDialog('cancel', appointment)}>
          {say('changes.callOffMore')}
        </OfferedAction>
      </div>
      {menuAt && (
        <statusMenu.Part
          at={menuAt}
          statuses={day.statuses}
          present={appointment.status}
          onClose={() => setMenuAt(null)}
          onStatus={(status) => changes.setStatus(appointment, status)}
        />
      )}
    </div>
  );
}
