import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isOutage } from '../../../../electron/contract/failure.ts';
import { t } from '../../../../i18n/page/t.ts';
import type { AppointmentChangeOutcome } from '../../../data/sendChange.ts';
import { failureText } from '../../../lib/failureText.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import { sendRequest } from '../changes/appointmentChanges.ts';
import { type Change, inverseOf } from '../changes/changeRequest.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { moveOf, type Proposal } from './proposals.ts';

/** How the change of one visit ended. */
export interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
}

interface Reassignment {
  /** By appointment id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** How many of how many have been answered; null while nothing is being sent. */
  readonly progress: { readonly done: number; readonly count: number } | null;
  /** Returns how many of them were not changed. */
  readonly carryOut: (
    visits: readonly DayAppointment[],
    chosen: ReadonlyMap<string, Proposal>,
    name: string,
  ) => Promise<number>;
  /** Takes back what was changed; null where nothing was. */
  readonly undo: (() => void) | null;
}

/**
 * Changes visits one after the other, each once, with an outcome of its own. While the service does not answer, the rest is
 * not sent. All that was done can be undone together.
 */
export function useReassignment(day: ScheduleDay): Reassignment {
  const apollo = useApolloClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [progress, setProgress] = useState<Reassignment['progress']>(null);
  const [undos, setUndos] = useState<readonly Change[]>([]);

  const changeOf = (appointment: DayAppointment, request: Change['request'], isUndo: boolean): Change => ({
    request,
    seen: { appointment, day, date: day.date },
    at: formatInstant(currentTime(), day.timeZone),
    isUndo,
  });
  const takeBack = async (changes: readonly Change[]): Promise<void> => {
    setUndos([]);
    let done = 0;
    const failed: string[] = [];
    for (const change of changes.toReversed()) {
      const outcome = await sendRequest(apollo, change);
      if (outcome.__typename === 'Done') done += 1;
      else failed.push(outcomeText(outcome));
    }
    const text = [t('absence.undone', { count: done }), ...new Set(failed)].join(' ');
    notify({ text, about: 'absence', ...(failed.length > 0 && { trouble: true, until: 'dismissed' }) });
  };

  return {
    outcomes,
    progress,
    async carryOut(visits, chosen, name) {
      const open = visits.filter(({ id }) => chosen.has(id) && !outcomes.get(id)?.isDone);
      const taken = [...undos];
      let done = 0;
      for (const [index, visit] of open.entries()) {
        const proposal = chosen.get(visit.id);
        if (!proposal) continue;
        setProgress({ done: index, count: open.length });
        const request = { kind: 'move', to: moveOf(proposal) } as const;
        const outcome = await sendRequest(apollo, changeOf(visit, request, false));
        const isDone = outcome.__typename === 'Done';
        setOutcomes((before) => new Map(before).set(visit.id, { isDone, text: outcomeText(outcome) }));
        if (outcome.__typename === 'Done') {
          done += 1;
          const inverse = inverseOf(request, visit, day.statuses);
          if (inverse && outcome.appointment) taken.push(changeOf(outcome.appointment, inverse, true));
        }
        if (outcome.__typename === 'Failed' && isOutage(outcome.failure)) break;
      }
      setProgress(null);
      setUndos(taken);
      if (done === 0) return open.length;
      notify({
        text: t('absence.changed', { count: done, name }),
        about: 'absence',
        ...(taken.length > 0 && {
          action: { label: t('general.undo'), undoes: true, run: () => void takeBack(taken) },
        }),
      });
      return open.length - done;
    },
    undo: undos.length > 0 && !progress ? () => void takeBack(undos) : null,
  };
}

function outcomeText(outcome: AppointmentChangeOutcome): string {
  switch (outcome.__typename) {
    case 'Done':
      return t('absence.done');
    case 'Conflict':
      return t('absence.conflict');
    case 'Refused':
      return outcome.problems.map(({ message }) => message).join(' ');
    case 'OutcomeUnknown':
      return `${outcome.message} ${outcome.action}`;
    case 'NotOffered':
      return outcome.why;
    case 'Failed':
      return failureText(outcome.failure);
  }
}
