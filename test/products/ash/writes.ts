import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { instantOf } from './read.ts';
import { ashIds, ashRows, ashWords } from './records.ts';

/** What a mutation is given. */
export interface WriteArgs {
  readonly id?: string;
  readonly input?: Row | null;
}

/** The outcome of an action: a row of its resource, or what was wrong. */
export type Outcome = { readonly row: Row } | { readonly errors: readonly object[] };

type AppointmentChange = { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined };

const { key } = ashIds;

/** Fields of the schema for those that the practice blames. */
const blamed: Readonly<Record<string, string>> = {
  location: 'doctorLocationId',
  type: 'appointmentTypeId',
  patient: 'patientId',
  start: 'startsAt',
};

/** The error of an action that a policy forbids. */
export function forbidden(message: string): object {
  return mutationError(message, 'forbidden', []);
}

function mutationError(message: string, code: string, fields: readonly string[]): object {
  return { message, shortMessage: message, vars: {}, code, fields };
}

/** The actions that the role of this key may use, by the mutation's name. */
export function ashWrites(stage: Backstage): Readonly<Record<string, (args: WriteArgs) => Outcome>> {
  const { practice, now } = stage;
  const { patient, appointment } = ashRows(stage);
  const wrong = (message: string, field: string): Outcome => ({
    errors: [mutationError(message, 'invalid_attribute', [field])],
  });
  const missing: Outcome = { errors: [mutationError('could not be found', 'not_found', ['id'])] };
  const done = <Record>(outcome: Written<Record>, show: (row: Record) => Row): Outcome =>
    outcome.ok ? { row: show(outcome.row) } : wrong(outcome.message, blamed[outcome.field] ?? outcome.field);
  /** The first reference of an input to a row that isn't there. */
  const astray = (input: Row): string | undefined => {
    const { providers, clients, places, visitTypes } = practice;
    const kinds: Readonly<Record<string, readonly [Kind, readonly { readonly key: number }[]]>> = {
      doctorId: ['provider', providers],
      patientId: ['client', clients],
      doctorLocationId: ['place', places],
      appointmentTypeId: ['visitType', visitTypes],
    };
    return Object.entries(kinds).find(
      ([field, [kind, rows]]) =>
        typeof input[field] === 'string' && rowOf(rows, key(kind, textOf(input, field))) === null,
    )?.[0];
  };
  // The exclusion constraint of the database; cancelled appointments keep no time.
  const isTaken = (doctor: number | null, start: number, end: number, but: number | null): boolean =>
    doctor !== null &&
    practice.appointments.some(
      (row) =>
        row.providerKey === doctor &&
        row.key !== but &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < end &&
        row.start + row.minutes * 60_000 > start,
    );
  const book = (input: Row, isHeld: boolean): Outcome => {
    const gone = astray(input);
    if (gone !== undefined) return wrong('does not exist', gone);
    const [start, end] = [timeOf(input, 'startsAt') ?? 0, timeOf(input, 'endsAt') ?? 0];
    if (end <= start) return wrong('must be after start time', 'endsAt');
    const doctor = key('provider', textOf(input, 'doctorId'));
    if (isTaken(doctor, start, end, null)) return wrong('This time slot is already booked', 'startsAt');
    const booking = {
      start,
      minutes: Math.round((end - start) / 60_000),
      placeKey: key('place', textOf(input, 'doctorLocationId')) ?? rowOf(practice.providers, doctor)?.placeKeys[0] ?? 1,
      typeKey: isHeld ? 7 : (key('visitType', textOf(input, 'appointmentTypeId')) ?? 1),
      providerKey: doctor,
      clientKey: key('client', textOf(input, 'patientId')),
      reason: textOf(input, 'notes'),
      state: stateIn(input),
    };
    return done(bookAppointment(practice, booking, now()), appointment);
  };
  const change = (id: string | undefined, changes: (before: AppointmentRecord) => AppointmentChange | Outcome) => {
    const before = rowOf(practice.appointments, key('appointment', id));
    if (!before || before.isDeleted) return missing;
    const given = changes(before);
    if ('errors' in given || 'row' in given) return given;
    const start = given.start ?? before.start;
    const end = start + (given.minutes ?? before.minutes) * 60_000;
    const doctor = given.providerKey === undefined ? before.providerKey : given.providerKey;
    const isMoved = given.start !== undefined || given.minutes !== undefined || given.providerKey !== undefined;
    if (end <= start) return wrong('must be after start time', 'endsAt');
    if (isMoved && isTaken(doctor, start, end, before.key))
      return wrong('This time slot is already booked', 'startsAt');
    return done(changeAppointment(practice, before.key, given, now()), appointment);
  };
  const appointmentChange = (input: Row, before: AppointmentRecord): AppointmentChange | Outcome => {
    const gone = astray(input);
    if (gone !== undefined) return wrong('does not exist', gone);
    const [start, end] = [timeOf(input, 'startsAt'), timeOf(input, 'endsAt')];
    const isMoved = start !== undefined || end !== undefined;
    const until = end ?? before.start + before.minutes * 60_000;
    const duration = input['durationMinutes'];
    const minutes = isMoved ? Math.round((until - (start ?? before.start)) / 60_000) : duration;
    const reference = (kind: Kind, field: string): number | null | undefined =>
      input[field] === undefined ? undefined : key(kind, textOf(input, field));
    return {
      start,
      minutes: typeof minutes === 'number' ? minutes : undefined,
      state: stateIn(input),
      reason: textOf(input, 'notes'),
      cancelReason: textOf(input, 'cancellationReason'),
      providerKey: reference('provider', 'doctorId'),
      clientKey: reference('client', 'patientId'),
      placeKey: reference('place', 'doctorLocationId') ?? undefined,
      typeKey: reference('visitType', 'appointmentTypeId') ?? undefined,
    };
  };
  const person = (input: Row, before: ClientRecord | null): Parameters<typeof changeClient>[2] => {
    const phone = textOf(input, 'phone');
    const email = isRow(input['user']) ? textOf(input['user'], 'email') : undefined;
    const phones = before?.phones.slice(1) ?? [];
    return {
      givenName: textOf(input, 'firstName'),
      familyName: textOf(input, 'lastName') ?? undefined,
      emails: typeof email === 'string' ? [email, ...(before?.emails.slice(1) ?? [])] : undefined,
      phones:
        phone === undefined ? undefined : phone === null ? phones : [{ label: 'Mobile', value: phone }, ...phones],
    };
  };
  const changePatient = (
    id: string | undefined,
    changes: (before: ClientRecord) => Parameters<typeof changeClient>[2],
  ) => {
    const before = rowOf(practice.clients, key('client', id));
    if (!before || before.isDeleted) return missing;
    return done(changeClient(practice, before.key, changes(before), now()), patient);
  };
  return {
    createAppointment: ({ input }) => book(input ?? {}, false),
    holdSlot: ({ input }) => book(input ?? {}, true),
    updateAppointment: ({ id, input }) => change(id, (before) => appointmentChange(input ?? {}, before)),
    confirmAppointment: ({ id }) => change(id, () => ({ state: 'confirmed' })),
    // Keeps its length, and waits for the patient to agree.
    requestReschedule: ({ id, input }) =>
      change(id, () => ({ start: timeOf(input ?? {}, 'newStartsAt'), state: 'planned' })),
    cancelAppointment: ({ id, input }) =>
      change(id, () => ({ state: 'cancelled', cancelReason: textOf(input ?? {}, 'cancellationReason') ?? null })),
    completeAppointment: ({ id }) => change(id, () => ({ state: 'completed' })),
    markNoShow: ({ id }) => change(id, () => ({ state: 'noShow' })),
    destroyAppointment: ({ id }) => change(id, () => ({ isDeleted: true })),
    createPatient({ input }) {
      const given = person(input ?? {}, null);
      const { givenName, familyName } = given;
      const made = registerClient(practice, { givenName, familyName }, now());
      return done(made.ok ? changeClient(practice, made.row.key, given, now()) : made, patient);
    },
    updatePatient: ({ id, input }) => changePatient(id, (before) => person(input ?? {}, before)),
    destroyPatient: ({ id }) => changePatient(id, () => ({ isDeleted: true })),
  };
}

function stateIn(input: Row): AppointmentRecord['state'] | undefined {
  const word = textOf(input, 'status');
  return word === 'HELD' ? 'planned' : stateOfWord(ashWords, word);
}

function timeOf(input: Row, field: string): number | undefined {
  const text = textOf(input, field);
  return typeof text === 'string' ? instantOf(text) : undefined;
}

function textOf(input: Row, field: string): string | null | undefined {
  const value = input[field];
  return value === undefined ? undefined : typeof value === 'string' ? value : null;
}
