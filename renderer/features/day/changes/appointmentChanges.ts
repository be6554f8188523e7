import type { ApolloClient } from '@apollo/client';
import { say } from '../../../../words/page/say.ts';
import { currentTime } from '../../../lib/clock.ts';
import { notify } from '../../../lib/notices.ts';
import { subjectName } from '../appointmentWords.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { sendRequest } from './sendRequest.ts';
import type { AppointmentChanges, ChangesView } from './change.ts';

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
