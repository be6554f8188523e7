import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  CancelAppointmentDocument,
  SetStatusDocument,
  UpdateAppointmentDocument,
} from '../../graphql/desk/generated/documents/appointmentChanges.ts';
import { DayAppointmentFragmentDoc } from '../../graphql/desk/generated/documents/day.ts';
import type { AppointmentUpdate } from '../../graphql/desk/generated/types.ts';
import { applyRequest, type Change, type EditTo } from '../domain/changeRequest.ts';
import { type AppointmentChangeOutcome, sendChange } from './sendChange.ts';

type DayAppointment = Change['seen']['appointment'];

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
