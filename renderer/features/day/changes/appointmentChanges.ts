import type { ApolloClient } from '@apollo/client';
import { isOutage } from '../../../../electron/contract/failure.ts';
import { t } from '../../../../i18n/page/t.ts';
import { sendRequest } from '../../../data/sendRequest.ts';
import type { AppointmentChanges, ChangesView } from '../../../domain/changeRequest.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import { subjectName } from '../dayLabels.ts';

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
    request(request, seen, isUndo = false, whenAway) {
      const { id } = seen.appointment;
      if (view.pending.has(id)) {
        notify({ text: t('changes.stillSaving', { name: subjectName(seen.appointment) }), about: `saving ${id}` });
        return;
      }
      update({ pending: new Set(view.pending).add(id) });
      const change = { request, seen, isUndo, at: formatInstant(currentTime(), seen.day.timeZone) };
      void sendRequest(apollo, change).then((outcome) => {
        update({ pending: new Set([...view.pending].filter((each) => each !== id)) });
        if (whenAway && outcome.__typename === 'Failed' && isOutage(outcome.failure)) {
          whenAway();
          return;
        }
        // The messages of outcomes are loaded with the first change: no first screen needs them.
        import('./changeMessages.ts').then(
          ({ announceOutcome }) => announceOutcome(apollo, changes, change, outcome),
          () => notify({ text: t('changes.partMissing'), trouble: true }),
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
