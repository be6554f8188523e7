import { t } from '../../../../i18n/page/t.ts';
import { type ChangesInTurn, useChangesInTurn } from '../changes/useChangesInTurn.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { moveOf, type Proposal } from './proposals.ts';

interface Reassignment extends Omit<ChangesInTurn, 'send'> {
  /** Returns how many of them were not changed. */
  readonly carryOut: (
    visits: readonly DayAppointment[],
    chosen: ReadonlyMap<string, Proposal>,
    name: string,
  ) => Promise<number>;
}

/** Carries out what is chosen for the visits of a provider who is out. */
export function useReassignment(day: ScheduleDay): Reassignment {
  const { outcomes, send, ...rest } = useChangesInTurn();
  return {
    ...rest,
    outcomes,
    async carryOut(visits, chosen, name) {
      const open = visits.flatMap((appointment) => {
        const proposal = outcomes.get(appointment.id)?.isDone ? undefined : chosen.get(appointment.id);
        return proposal ? [{ appointment, day, request: { kind: 'move', to: moveOf(proposal) } as const }] : [];
      });
      return send(open, {
        done: t('absence.done'),
        notice: (count) => t('absence.changed', { count, name }),
        about: 'absence',
      });
    },
  };
}
