import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import { sendRequest } from '../../../data/sendRequest.ts';
import { type Change, inverseOf } from '../../../domain/changeRequest.ts';
import { outcomeText } from '../../../submission/outcomeText.ts';
import { sendInTurn } from '../../../submission/sendInTurn.ts';
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
    const failed: string[] = [];
    const done = await sendInTurn(changes.toReversed(), {
      send: (change) => sendRequest(apollo, change),
      onOutcome(_change, outcome) {
        if (outcome.__typename !== 'Done') failed.push(outcomeText(outcome, ''));
      },
    });
    const text = [t('absence.undone', { count: done }), ...new Set(failed)].join(' ');
    notify({ text, about: 'absence', ...(failed.length > 0 && { trouble: true, until: 'dismissed' }) });
  };

  return {
    outcomes,
    progress,
    async carryOut(visits, chosen, name) {
      const open = visits.flatMap((visit) => {
        const proposal = outcomes.get(visit.id)?.isDone ? undefined : chosen.get(visit.id);
        return proposal ? [{ visit, request: { kind: 'move', to: moveOf(proposal) } as const }] : [];
      });
      const taken = [...undos];
      const done = await sendInTurn(open, {
        onStart: (_change, index) => setProgress({ done: index, count: open.length }),
        send: ({ visit, request }) => sendRequest(apollo, changeOf(visit, request, false)),
        onOutcome({ visit, request }, outcome) {
          const isDone = outcome.__typename === 'Done';
          setOutcomes((before) =>
            new Map(before).set(visit.id, { isDone, text: outcomeText(outcome, t('absence.done')) }),
          );
          const inverse = isDone ? inverseOf(request, visit, day.statuses) : null;
          if (isDone && inverse && outcome.appointment) taken.push(changeOf(outcome.appointment, inverse, true));
        },
      });
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
