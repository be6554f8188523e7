import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  CancelAppointmentDocument,
  SetStatusDocument,
  UpdateAppointmentDocument,
} from '../../../../graphql/desk/generated/documents/appointmentChanges.ts';
import type { AppointmentUpdate } from '../../../../graphql/desk/generated/types.ts';
import { DayAppointmentFragmentDoc } from '../../../../graphql/desk/generated/documents/day.ts';
import { t } from '../../../../i18n/page/t.ts';
import { type AppointmentChangeOutcome, sendChange } from '../../../data/sendChange.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import type { DayAppointment } from '../columns.ts';
import { subjectName } from '../dayLabels.ts';
import { applyRequest, type AppointmentChanges, type Change, type ChangesView, type EditTo } from './changeRequest.ts';

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
        notify({ text: t('changes.stillSaving', { name: subjectName(seen.appointment) }), about: `saving ${id}` });
        return;
      }
      update({ pending: new Set(view.pending).add(id) });
      const change = { request, seen, isUndo, at: formatInstant(currentTime(), seen.day.timeZone) };
      void sendRequest(apollo, change).then((outcome) => {
        update({ pending: new Set([...view.pending].filter((each) => each !== id)) });
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

/** Sends a change, once, with an optimistic response until the service has answered. */
export function sendRequest(apollo: ApolloClient, change: Change): Promise<AppointmentChangeOutcome> {
  const { request, seen, at } = change;
  const { id, version } = seen.appointment;
  const appointment = { id, version, location: seen.day.location.id, date: seen.date };
  const expected = applyRequest(seen.appointment, request, { timeZone: seen.day.timeZone, at });
  const done = { __typename: 'Done', id, appointment: expected } as const;
  const update = (cache: ApolloCache, outcome: AppointmentChangeOutcome): void =>
    completeCache(cache, expected, outcome);
  switch (request.kind) {
    case 'status': {
      const variables = { appointment, status: request.status.label, ...reasonOf(request) };
      return sendChange(apollo, SetStatusDocument, variables, { optimistic: { setStatus: done }, update });
    }
    case 'cancel': {
      const variables = { appointment, ...reasonOf(request) };
      return sendChange(apollo, CancelAppointmentDocument, variables, {
        optimistic: { cancelAppointment: done },
        update,
      });
    }
    case 'move':
    case 'edit': {
      const variables = { appointment, to: request.kind === 'edit' ? updateOf(request.to) : request.to };
      return sendChange(apollo, UpdateAppointmentDocument, variables, {
        optimistic: { updateAppointment: done },
        update,
      });
    }
  }
}

/** References are sent as ids. */
function updateOf({ type, patient, ...rest }: EditTo): AppointmentUpdate {
  return { ...rest, ...(type && { type: type.id }), ...(patient && { patient: patient.id }) };
}

function reasonOf({ reason }: { readonly reason?: string }): { readonly reason?: string } {
  return reason === undefined || reason === '' ? {} : { reason };
}

/** Writes what the answer lacks and this desk knows, and evicts an appointment that is gone. */
function completeCache(cache: ApolloCache, expected: DayAppointment, outcome: AppointmentChangeOutcome): void {
  const id = cache.identify({ __typename: 'Appointment', id: expected.id, version: expected.version });
  if (id === undefined) return;
  if (outcome.__typename === 'Conflict' && outcome.now === null) cache.evict({ id });
  if (outcome.__typename !== 'Done') return;
  const { appointment } = outcome;
  // Done, but it could not be read back: it is shown as requested until the day is read again.
  if (!appointment)
    cache.writeFragment({
      id,
      fragment: DayAppointmentFragmentDoc,
      fragmentName: 'DayAppointment',
      data: expected,
    });
  else if (appointment.since === null && appointment.status?.stage === expected.status?.stage)
    cache.modify({ id, fields: { since: () => expected.since } });
}
