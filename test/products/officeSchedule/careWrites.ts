import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { OfficeMemory, OfficeRecords } from './records.ts';
import {
  accountKey,
  checkId,
  emailOf,
  fail,
  failPrisma,
  instantIn,
  isStored,
  millis,
  officeIds,
  officeWords,
  textIn,
} from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface IdArgs {
  readonly id: string;
}

const dayMs = 86_400_000;
const notFound = 'An operation failed because it depends on one or more records that were required but not found.';

/** The mutations for appointments and for patients. */
export function officeCareWrites(
  backstage: Backstage,
  records: OfficeRecords,
  memory: OfficeMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    return outcome.ok ? outcome.row : fail(outcome.message);
  };
  const people = (): readonly ClientRecord[] => practice.clients.filter((client) => !client.isDeleted);
  const stored = (): readonly AppointmentRecord[] => practice.appointments.filter(isStored);

  /** The patient with an id; without one it is the first patient there is. */
  const patientIn = (input: Row): ClientRecord => {
    const call = 'patient.findFirst';
    const id = textIn(call, input, 'patientId', false);
    checkId(call, id);
    const [first] = people();
    const client = id === undefined ? first : people().find(({ key }) => key === officeIds.key('client', id));
    return client ?? fail('patient already exist');
  };
  const appointmentAt = (id: unknown): AppointmentRecord => {
    checkId('appointment.findFirst', id);
    const key = officeIds.key('appointment', typeof id === 'string' ? id : null);
    return stored().find((row) => row.key === key) ?? fail('Appointment does not exist');
  };
  const personOf = (name: string): { readonly givenName: string | null; readonly familyName: string } => {
    const [, given = '', family = name] = /^(.+) (\S+)$/.exec(name) ?? [];
    return { givenName: given === '' ? null : given, familyName: family };
  };
  /** What a patient has that a client of the practice has not. */
  const profileIn = (call: string, input: Row, isNew: boolean): Row => {
    const date = (field: string, isNeeded: boolean): string | undefined => {
      const instant = instantIn(call, input, field, isNeeded);
      return instant === undefined ? undefined : millis(instant);
    };
    // Empty ones may be emptied again, and a new patient needs none of them.
    const [startDate, endDate] = ['startDate', 'endDate'].map((field) => {
      const value = input[field];
      return value === null || value === '' ? (isNew ? undefined : null) : date(field, false);
    });
    return presentFields({
      birthDate: date('birthDate', isNew),
      insurance: textIn(call, input, 'insurance', isNew),
      addressedBy: textIn(call, input, 'addressedBy', isNew),
      startDate,
      endDate,
    });
  };
  const checkEmail = (call: string, email: string | undefined, key: number | null): void => {
    if (people().some((client) => client.key !== key && emailOf(client) === email))
      failPrisma(call, 'Unique constraint failed on the constraint: `Patient_email_key`');
  };

  return {
    createAppointment({ input }: InputArgs) {
      const call = 'appointment.create';
      const start = instantIn('appointment.findFirst', input, 'startTime', false);
      const resource = input['resource'];
      // What isn't said isn't asked for: without a resource any appointment of that time is in the way, whoever has it.
      const isTaken = stored().some(
        (row) =>
          (start === undefined || row.start === start) &&
          (resource === undefined || (memory.visits.get(row.key)?.['resource'] ?? null) === resource),
      );
      if (isTaken) fail('existAppointment already exist');
      const client = patientIn(input);
      const from = start ?? failPrisma(call, 'Argument `startTime` is missing.');
      const to = instantIn(call, input, 'endTime', true) ?? from;
      const booking = {
        start: from,
        minutes: (to - from) / 60_000,
        placeKey: 1,
        typeKey: 1,
        providerKey: accountKey,
        clientKey: client.key,
        reason: textIn(call, input, 'note', true),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      memory.visits.set(row.key, { price: 0, resource: resource ?? null });
      return records.appointment(row);
    },
    updateAppointment({ input }: InputArgs) {
      const call = 'appointment.update';
      const before = appointmentAt(
        input['id'] ?? failPrisma(call, 'Argument `where` needs at least one of `id` arguments.'),
      );
      const client = patientIn(input);
      const price = input['price'];
      if (price === null) failPrisma(call, 'Argument `price` must not be null.');
      const isDone = typeof price === 'number' && price > 0;
      const start = instantIn(call, input, 'startTime', false) ?? before.start;
      const end = instantIn(call, input, 'endTime', false) ?? before.start + before.minutes * 60_000;
      const isPending = officeWords[before.state] === 'PENDING';
      const change = {
        start,
        minutes: (end - start) / 60_000,
        clientKey: client.key,
        patientKey: client.key === before.clientKey ? undefined : null,
        reason: textIn(call, input, 'note', false),
        state: isDone ? ('completed' as const) : isPending ? undefined : ('planned' as const),
      };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      const kept = { price: records.priceOf(before), ...memory.visits.get(row.key) };
      memory.visits.set(row.key, { ...kept, ...presentFields({ price, resource: input['resource'] }) });
      return records.appointment(row);
    },
    deleteAppointment({ id }: IdArgs) {
      const { key } = appointmentAt(id);
      done(() => changeAppointment(practice, key, { state: 'cancelled' }, now()));
      return 'deleted';
    },
    cancelAll({ date, resource }: { readonly date: string; readonly resource?: string | null }) {
      const instant = Date.parse(date);
      if (Number.isNaN(instant)) fail('Invalid time value');
      const from = Math.floor((instant + 3_600_000) / dayMs) * dayMs;
      const isToday = Math.floor(instant / dayMs) === Math.floor(now() / dayMs);
      const after = isToday ? from + (now() % dayMs) : from;
      // Of all accounts.
      const rows = stored().filter(
        ({ key, start, minutes }) =>
          start >= after &&
          start + minutes * 60_000 < from + dayMs &&
          (!resource || memory.visits.get(key)?.['resource'] === resource),
      );
      done(() => ({ ok: true, row: null }));
      for (const { key } of rows) done(() => changeAppointment(practice, key, { state: 'cancelled' }, now()));
      return 'canceled';
    },
    createPatient({ input }: InputArgs) {
      const call = 'patient.create';
      const name = textIn('patient.findFirst', input, 'name', false);
      if (people().some((client) => name === undefined || fullNameOf(client) === name)) fail('user already exist');
      const email = textIn(call, input, 'email', true);
      const profile = profileIn(call, input, true);
      const phone = textIn(call, input, 'phone', true);
      const note = textIn(call, input, 'note', true);
      checkEmail(call, email, null);
      const { key } = done(() =>
        registerClient(practice, { ...personOf(name ?? ''), emails: [email], phones: [phone] }, now()),
      );
      memory.profiles.set(key, { startDate: null, endDate: null, ...profile });
      return records.patient(done(() => changeClient(practice, key, { note: note ?? null }, now())));
    },
    updatePatient({ input }: InputArgs) {
      const call = 'patient.update';
      const id = input['id'] ?? failPrisma(call, 'Argument `where` needs at least one of `id`, `email` arguments.');
      checkId(call, id);
      const client = rowOf(practice.clients, officeIds.key('client', typeof id === 'string' ? id : null));
      if (client?.isDeleted !== false) return failPrisma(call, `${notFound} Record to update not found.`);
      const name = textIn(call, input, 'name', false);
      const email = textIn(call, input, 'email', false);
      checkEmail(call, email ?? emailOf(client), client.key);
      const profile = profileIn(call, input, false);
      const change = {
        ...(name !== undefined && personOf(name)),
        ...contactChange(client, textIn(call, input, 'phone', false), email),
        note: textIn(call, input, 'note', false),
      };
      const row = done(() => changeClient(practice, client.key, change, now()));
      memory.profiles.set(client.key, { ...memory.profiles.get(client.key), ...profile });
      return records.patient(row);
    },
    deletePatient({ id }: IdArgs) {
      checkId('patient.findFirst', id);
      if (!people().some(({ key }) => key === officeIds.key('client', id))) fail('Patient does not exist');
      // It looks for an appointment with the number of the patient.
      return failPrisma('appointment.delete', `${notFound} Record to delete does not exist.`);
    },
  };
}
