import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { peopleWrites } from './peopleWrites.ts';
import type { VipMemory, VipRecords } from './records.ts';
import { answered, found, isBooked, vipIds } from './values.ts';

interface AppointmentInput {
  readonly accountUuid?: string | null;
  readonly accountContactUuid?: string | null;
  readonly patientUuid?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly reasonUuid?: string | null;
  readonly reasonText?: string | null;
  readonly note?: string | null;
  readonly locationUuid?: string | null;
  readonly contactPractitionerUuid?: string | null;
  readonly assignedPractitionerUuid?: string | null;
}

/** What an input says of an appointment, as keys; undefined where it says nothing. */
interface Said {
  readonly placeKey: number | undefined;
  readonly typeKey: number | undefined;
  readonly providerKey: number | null | undefined;
  readonly assignedKey: number | null | undefined;
  readonly patientKey: number | null | undefined;
  readonly clientKey: number | null | undefined;
}

/** The mutations. */
export function vipWrites(
  backstage: Backstage,
  records: VipRecords,
  memory: VipMemory,
  tasks: () => readonly Row[],
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const { key } = vipIds;

  const bookedOf = (uuid: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', uuid));
    return found(row && isBooked(row) ? row : null, 'Appointment');
  };
  const needed = <Record extends { readonly key: number }>(
    rows: readonly Record[],
    kind: Parameters<typeof key>[0],
    name: string,
    uuid: string | null | undefined,
  ): Record | undefined => (uuid ? found(rowOf(rows, key(kind, uuid)), name) : undefined);
  /** Null takes somebody away, what isn't said stays. */
  const orGone = (uuid: string | null | undefined, rowKey: number | undefined): number | null | undefined =>
    uuid === null ? null : rowKey;

  function said(input: AppointmentInput): Said {
    const place = needed(practice.places, 'place', 'Location', input.locationUuid);
    const type = needed(practice.visitTypes, 'visitType', 'Reason', input.reasonUuid);
    const provider = needed(practice.providers, 'provider', 'Practitioner', input.contactPractitionerUuid);
    const assigned = needed(practice.providers, 'provider', 'Practitioner', input.assignedPractitionerUuid);
    const patient = needed(practice.patients, 'patient', 'Patient', input.patientUuid);
    const owner = needed(practice.clients, 'organization', 'Account', input.accountUuid);
    const contact = needed(practice.clients, 'client', 'Contact', input.accountContactUuid);
    for (const client of [owner, contact])
      if (client && !records.hasAccount(client)) throw new GraphQLError('Account not found');
    const client = owner ?? contact;
    if (contact && owner && contact.key !== owner.key) throw new GraphQLError('Contact does not belong to the account');
    if (patient && client && patient.clientKey !== client.key)
      throw new GraphQLError('Patient does not belong to the account');
    return {
      placeKey: place?.key,
      typeKey: type?.key,
      providerKey: orGone(input.contactPractitionerUuid, provider?.key),
      assignedKey: orGone(input.assignedPractitionerUuid, assigned?.key),
      patientKey: orGone(input.patientUuid, patient?.key),
      clientKey: client?.key ?? patient?.clientKey ?? undefined,
    };
  }
  const times = (start: number, end: number): { readonly start: number; readonly minutes: number } => {
    if (end <= start) throw new GraphQLError('end-date must be after start-date');
    return { start, minutes: (end - start) / 60_000 };
  };
  /** Nothing is booked where the practitioner keeps time free. */
  const checkSlot = (providerKey: number | null, start: number, minutes: number): void => {
    const isBlocked = practice.appointments.some(
      (row) =>
        row.isBlock &&
        !row.isDeleted &&
        row.providerKey === providerKey &&
        row.start < start + minutes * 60_000 &&
        row.start + row.minutes * 60_000 > start,
    );
    if (isBlocked) throw new GraphQLError('Appointment slot is blocked');
  };
  const remember = (row: AppointmentRecord, input: AppointmentInput, assignedKey: number | null | undefined): void => {
    if (input.note !== undefined) memory.notes.set(row.key, input.note);
    if (assignedKey !== undefined) memory.assigned.set(row.key, assignedKey);
  };

  return {
    ...peopleWrites(backstage, records, memory),
    createAppointment: ({ input }: { readonly input: AppointmentInput }) =>
      answered(() => {
        const { assignedKey, ...keys } = said(input);
        if (keys.clientKey === undefined && typeof keys.patientKey !== 'number')
          throw new GraphQLError('account-uuid must not be null');
        const when = times(instantOf(input.startDate ?? ''), instantOf(input.endDate ?? ''));
        checkSlot(keys.providerKey ?? null, when.start, when.minutes);
        const row = done(() => {
          const { placeKey = null, typeKey = null, providerKey, patientKey, clientKey } = keys;
          const reason = input.reasonText;
          return bookAppointment(
            practice,
            { ...when, placeKey, typeKey, providerKey, patientKey, clientKey, reason },
            now(),
          );
        });
        remember(row, input, assignedKey);
        return { result: records.appointment(row) };
      }),
    updateAppointment: ({
      appointmentUuid,
      input,
    }: {
      readonly appointmentUuid: string;
      readonly input: AppointmentInput;
    }) =>
      answered(() => {
        const before = bookedOf(appointmentUuid);
        const { assignedKey, ...keys } = said(input);
        if (typeof keys.patientKey === 'number' && keys.clientKey !== undefined && keys.clientKey !== before.clientKey)
          throw new GraphQLError('Patient does not belong to the account');
        const start = input.startDate ? instantOf(input.startDate) : before.start;
        // Without an end it stays as long as it was.
        const end = input.endDate ? instantOf(input.endDate) : start + before.minutes * 60_000;
        const when = times(start, end);
        checkSlot(keys.providerKey === undefined ? before.providerKey : keys.providerKey, when.start, when.minutes);
        const { clientKey: _client, ...changed } = keys;
        const row = done(() =>
          changeAppointment(practice, before.key, { ...changed, ...when, reason: input.reasonText }, now()),
        );
        remember(row, input, assignedKey);
        return { result: records.appointment(row) };
      }),
    deleteAppointment: ({ appointmentUuid }: { readonly appointmentUuid: string }) =>
      answered(() => {
        const { key: own } = bookedOf(appointmentUuid);
        done(() => changeAppointment(practice, own, { state: 'cancelled' }, now()));
        return {};
      }),
    deleteTask: ({ taskUuid }: { readonly taskUuid: string }) =>
      answered(() => {
        const task = found(
          tasks().find((row) => row['taskUuid'] === taskUuid.toLowerCase()),
          'Task',
        );
        done(() => ({ ok: true, row: task }));
        memory.doneTasks.add(taskUuid.toLowerCase());
        return {};
      }),
  };
}
