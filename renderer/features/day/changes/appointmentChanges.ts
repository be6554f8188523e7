import type { ApolloClient } from '@apollo/client';
import { say } from '../../../../words/page/say.ts';
import { currentTime } from '../../../lib/clock.ts';
import { notify } from '../../../lib/notices.ts';
import { subjectName } from '../appointmentWords.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import type { ChangeRequest } from './changeRequest.ts';
import { sendRequest } from './sendRequest.ts';

/** An appointment as the person saw it when she decided to change it. */
export interface Seen {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Where to look for it: usually that day's date. */
  readonly date: string;
}

/** A change of an appointment that is on its way to the service. */
export interface Change {
  readonly request: ChangeRequest;
  readonly seen: Seen;
  /** When it was asked for, as an instant. */
  readonly at: string;
  /** It takes back what was done before, and is not taken back in turn. */
  readonly isUndo: boolean;
}

/** A change that met somebody else's. */
export interface ChangeConflict {
  readonly request: ChangeRequest;
  readonly seen: Seen;
  /** As it is now; null where it is gone. */
  readonly now: DayAppointment | null;
}

interface ChangesView {
  /** Appointments that are being changed, by id. */
  readonly pending: ReadonlySet<string>;
  readonly conflicts: readonly ChangeConflict[];
}

/** What is being changed of a clinic's appointments; it outlives the screen on which it was asked for. */
export interface AppointmentChanges {
  readonly view: () => ChangesView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a change, unless another one of the same appointment is pending, which is said. */
  readonly request: (request: ChangeRequest, seen: Seen, isUndo?: boolean) => void;
  /** Shows both versions to the person; false where no screen can. */
  readonly addConflict: (conflict: ChangeConflict) => boolean;
  readonly resolveConflict: (conflict: ChangeConflict) => void;
}

const stores = new WeakMap<ApolloClient, AppointmentChanges>();

/** One per connection: the next clinic knows nothing of the former one's changes. */
export function appointmentChangesOf(apollo: ApolloClient): AppointmentChanges {
  const changes = stores.get(apollo) ?? createAppointmentChanges(apollo);
  stores.set(apollo, changes);
  return changes;
}

function createAppointmentChanges(apollo: ApolloClient): AppointmentChanges {
  let view: ChangesView = { pending: new Set(), conflicts: [] };
  const listeners = new Set<() => void>();
  const update = (change: Partial<ChangesView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };

  const changes: AppointmentChanges = {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request(request, seen, isUndo = false) {
      const { id } = seen.appointment;
      if (view.pending.has(id)) {
        notify({ words: say('changes.stillSaving', { name: subjectName(seen.appointment) }), about: `saving ${id}` });
        return;
      }
      update({ pending: new Set(view.pending).add(id) });
      const change = { request, seen, isUndo, at: formatInstant(currentTime(), seen.day.timeZone) };
      void sendRequest(apollo, change).then((outcome) => {
        update({ pending: new Set([...view.pending].filter((each) => each !== id)) });
        // What comes of a change is said in many words, which no first screen needs.
        import('./announceOutcome.ts').then(
          ({ announceOutcome }) => announceOutcome(apollo, changes, change, outcome),
          () => notify({ words: say('changes.partMissing'), trouble: true }),
        );
      });
    },
    addConflict(conflict) {
      if (listeners.size === 0) return false;
      update({ conflicts: [...view.conflicts, conflict] });
      return true;
    },
    resolveConflict: (conflict) => update({ conflicts: view.conflicts.filter((each) => each !== conflict) }),
  };
  return changes;
}
