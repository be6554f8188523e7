import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { type BackOtExtras, type backOtRows, backOtIds, backOtStates, isBooking } from './records.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Id = Readonly<{ id: string }>;
type Named<Input> = Id & Readonly<{ input: Input }>;
type PatientInput = Texts<'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'notes'>;
type Times = Readonly<Record<'scheduled_start' | 'scheduled_end', string>>;
type Booking = Times & Texts<'note'> & Readonly<Record<'patient_id' | 'practitioner_id', string>>;

/** The branch of the front desk: what it writes belongs there. */
const ownBranch = 1;

/** The mutations: an appointment goes on step by step, and moving it makes another one. */
export function backOtWrites(
  stage: Backstage,
  rows: ReturnType<typeof backOtRows>,
  { births, rescheduledTo }: BackOtExtras,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  function own(id: string): AppointmentRecord {
    const found = rowOf(practice.appointments, backOtIds.key('appointment', id));
    if (found && isBooking(found)) return found;
    // Nothing is found, and nothing can't be answered.
    throw new GraphQLError('the requested element is null which the schema does not allow');
  }
  const change = (row: AppointmentRecord, given: Partial<AppointmentRecord>): Row =>
    rows.appointment(done(() => changeAppointment(practice, row.key, given, now())));
  function step(verb: string, from: string, state: VisitState): (args: Id) => Row {
    return ({ id }) => {
      const row = own(id);
      const status = rows.status(row);
      if (status !== from) throw new GraphQLError(`cannot ${verb} appointment in status ${status}`);
      if (verb === 'start' && now() < row.start) {
        throw new GraphQLError(`appointment cannot be started before scheduled time ${utcText(row.start)}`);
      }
      return change(row, { state });
    };
  }
  function open(verb: string, id: string): AppointmentRecord {
    const row = own(id);
    const status = rows.status(row);
    if (['DONE', 'CANCELLED'].includes(status))
      throw new GraphQLError(`cannot ${verb} appointment in status ${status}`);
    return row;
  }
  function changePatient(key: number | null, input: PatientInput, more: Partial<ClientRecord> = {}): Row {
    const { firstName, lastName, notes } = input;
    const names = { givenName: firstName ?? undefined, familyName: lastName ?? undefined, note: notes ?? undefined };
    const row = done(() => changeClient(practice, key, { ...names, ...more }, now()));
    const before = rows.patient(row);
    const dateOfBirth = input.dateOfBirth ?? String(before['dateOfBirth']);
    births.set(row.key, { dateOfBirth, gender: input.gender ?? String(before['gender']) });
    return rows.patient(row);
  }
  const activate = (isActive: boolean) => (args: Id) =>
    changePatient(backOtIds.key('client', args.id), {}, { isActive });
  return {
    createPatient({ input }: { input: PatientInput }) {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(input.dateOfBirth ?? '')) {
        throw new GraphQLError(`parsing time "${String(input.dateOfBirth)}" as "2006-01-02": cannot parse`);
      }
      const names = { givenName: input.firstName, familyName: input.lastName };
      const { key } = done(() => registerClient(practice, names, now()));
      return changePatient(key, input, { placeKey: ownBranch });
    },
    updatePatient: ({ id, input }: Named<PatientInput>) => changePatient(backOtIds.key('client', id), input),
    // Nobody is ever deleted.
    deletePatient: activate(false),
    inactivatePatient: activate(false),
    reactivatePatient: activate(true),
    createAppointment({ input }: { input: Booking }) {
      const { start, minutes } = spanOf(input);
      const clientKey = backOtIds.key('client', input.patient_id);
      const providerKey = backOtIds.key('provider', input.practitioner_id);
      const booking = { start, minutes, clientKey, providerKey, placeKey: ownBranch, typeKey: 1, reason: input.note };
      return rows.appointment(done(() => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ id, input: { status, note } }: Named<Texts<'status' | 'note'>>) {
      const row = own(id);
      const states = Object.keys(backOtStates) as VisitState[]; // Sound: the record has exactly these keys.
      const isOther = typeof status === 'string' && rows.status(row) !== status;
      const state = isOther ? states.find((each) => backOtStates[each] === status) : undefined;
      return change(row, { ...(state && { state }), ...(typeof note === 'string' && { reason: note }) });
    },
    confirmAppointment: step('confirm', 'PENDING', 'confirmed'),
    startAppointment: step('start', 'CONFIRMED', 'inProgress'),
    completeAppointment: step('complete', 'IN_PROGRESS', 'completed'),
    cancelAppointment: ({ id, input: { reason } }: Named<{ readonly reason: string }>) =>
      change(open('cancel', id), { state: 'cancelled', cancelReason: reason }),
    rescheduleAppointment({ id, input }: Named<Times & Texts<'practitioner_id'> & { readonly reason: string }>) {
      const before = open('reschedule', id);
      const providerKey = backOtIds.key('provider', input.practitioner_id) ?? before.providerKey;
      const made = done(() => bookAppointment(practice, { ...before, ...spanOf(input), providerKey }, now()));
      change(before, { state: 'cancelled' });
      rescheduledTo.set(before.key, { key: made.key, reason: input.reason });
      return rows.appointment(made);
    },
  };
}

function spanOf({ scheduled_start: from, scheduled_end: to }: Times): { start: number; minutes: number } {
  const [start = Number.NaN, end = Number.NaN] = [from, to].map((text) =>
    /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN,
  );
  if (Number.isNaN(start)) throw new GraphQLError(`invalid scheduled_start: parsing time "${from}"`);
  if (Number.isNaN(end)) throw new GraphQLError(`invalid scheduled_end: parsing time "${to}"`);
  return { start, minutes: Math.round((end - start) / 60_000) };
}
