import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { sendRequest } from '../../../data/sendRequest.ts';
import { type Change, type ChangeRequest, inverseOf } from '../../../domain/changeRequest.ts';
import { t } from '../../../../i18n/page/t.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import { outcomeText } from '../../../submission/outcomeText.ts';
import { sendInTurn } from '../../../submission/sendInTurn.ts';
import { useStop } from '../../../submission/useStop.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** How the change of one appointment ended. */
export interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
}

/** One change of several, of an appointment as it is on its day. */
export interface PlannedChange {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly request: ChangeRequest;
}

interface ChangeOptions {
  /** Of one that was done. */
  readonly done: string;
  readonly notice: (count: number) => string;
  /** A notice about the same replaces the former one. */
  readonly about: string;
  /** Is given those that were changed or taken back, as they are now and as far as they could be read. */
  readonly onChanged?: (appointments: readonly DayAppointment[]) => void;
}

export interface ChangesInTurn {
  /** By appointment id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** How many of how many have been answered; null while nothing is being sent. */
  readonly progress: { readonly done: number; readonly count: number } | null;
  /** Returns how many were not changed. */
  readonly send: (changes: readonly PlannedChange[], how: ChangeOptions) => Promise<number>;
  /** Takes back what was changed; null where nothing was. */
  readonly undo: (() => void) | null;
  /** Finishes the one under way and leaves the rest; null while nothing is being sent. */
  readonly stop: (() => void) | null;
  readonly isStopping: boolean;
}

/**
 * Changes appointments one after the other, each once, with an outcome of its own. While the service does not answer, the rest
 * is not sent. All that was done can be undone together.
 */
export function useChangesInTurn(): ChangesInTurn {
  const apollo = useApolloClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [progress, setProgress] = useState<ChangesInTurn['progress']>(null);
  const [undos, setUndos] = useState<Undos>(noUndos);
  const stopping = useStop();

  const takeBack = async ({ changes, how }: Undos): Promise<void> => {
    setUndos(noUndos);
    const failed: string[] = [];
    const former: DayAppointment[] = [];
    const done = await sendInTurn(changes.toReversed(), {
      send: (change) => sendRequest(apollo, change),
      onOutcome(_change, outcome) {
        if (outcome.__typename !== 'Done') failed.push(outcomeText(outcome, ''));
        else if (outcome.appointment) former.push(outcome.appointment);
      },
    });
    how?.onChanged?.(former);
    const text = [t('absence.undone', { count: done }), ...new Set(failed)].join(' ');
    notify({ text, ...(how && { about: how.about }), ...(failed.length > 0 && { trouble: true, until: 'dismissed' }) });
  };

  return {
    outcomes,
    progress,
    async send(changes, how) {
      const taken = [...undos.changes];
      const changed: DayAppointment[] = [];
      stopping.reset();
      const done = await sendInTurn(changes, {
        isStopped: stopping.isStopped,
        onStart: (_change, index) => setProgress({ done: index, count: changes.length }),
        send: (change) => sendRequest(apollo, changeOf(change, false)),
        onOutcome({ appointment, day, request }, outcome) {
          const isDone = outcome.__typename === 'Done';
          setOutcomes((before) =>
            new Map(before).set(appointment.id, { isDone, text: outcomeText(outcome, how.done) }),
          );
          if (!isDone || !outcome.appointment) return;
          changed.push(outcome.appointment);
          const inverse = inverseOf(request, appointment, day.statuses);
          if (inverse) taken.push(changeOf({ appointment: outcome.appointment, day, request: inverse }, true));
        },
      });
      setProgress(null);
      stopping.reset();
      const all = { changes: taken, how };
      setUndos(all);
      how.onChanged?.(changed);
      if (done > 0)
        notify({
          text: how.notice(done),
          about: how.about,
          ...(taken.length > 0 && {
            action: { label: t('general.undo'), undoes: true, run: () => void takeBack(all) },
          }),
        });
      return changes.length - done;
    },
    undo: undos.changes.length > 0 && !progress ? () => void takeBack(undos) : null,
    stop: progress ? stopping.stop : null,
    isStopping: stopping.isStopping,
  };
}

/** What takes back all that was changed. */
interface Undos {
  readonly changes: readonly Change[];
  readonly how: ChangeOptions | null;
}

const noUndos: Undos = { changes: [], how: null };

function changeOf({ appointment, day, request }: PlannedChange, isUndo: boolean): Change {
  return {
    request,
    // Where it is now: a move may have taken it to another day.
    seen: { appointment, day, date: isUndo && appointment.start !== null ? wallDate(appointment.start) : day.date },
    at: formatInstant(currentTime(), day.timeZone),
    isUndo,
  };
}
