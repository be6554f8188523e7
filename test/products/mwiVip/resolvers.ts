import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { begins, has, isModifiedWithin, type ListArgs, type Modified, pageOf, type Sortable } from './lists.ts';
import { tasksOf } from './neighbours.ts';
import { type ContactEntry, type VipMemory, vipRecords } from './records.ts';
import { restRoots } from './restRoots.ts';
import * as values from './values.ts';
import { vipWrites } from './writes.ts';

interface ContactFilter extends Modified {
  readonly includeDeactivated?: boolean | null;
  readonly lastName?: string | null;
  readonly firstName?: string | null;
  readonly contactType?: string | null;
  readonly defaultLocationUuid?: string | null;
}

interface AccountFilter extends Modified {
  readonly includeDeactivated?: boolean | null;
  readonly locationUuid?: string | null;
  readonly contactUuid?: string | null;
  readonly accountTypeUuid?: string | null;
  readonly externalAccountUuid?: string | null;
}

interface PatientFilter extends Modified {
  readonly includeDeactivated?: boolean | null;
  readonly accountUuid?: string | null;
  readonly patientName?: string | null;
  readonly microchip?: string | null;
  readonly locationUuid?: string | null;
}

interface AppointmentFilter extends Modified {
  readonly locationUuid?: string | null;
  readonly contactPractitionerUuid?: string | null;
  readonly assignedPractitionerUuid?: string | null;
  readonly patientUuid?: string | null;
  readonly accountUuid?: string | null;
  readonly appointmentDate?: string | null;
}

const contactSort: Sortable<ContactEntry> = {
  lastName: ({ lastName }) => lastName,
  firstName: ({ firstName }) => firstName ?? '',
  registeredDate: ({ registered }) => registered,
  modified: ({ modified }) => modified,
};
const kept: Sortable<{ readonly createdAt: number; readonly updatedAt: number }> = {
  registeredDate: ({ createdAt }) => createdAt,
  bookedDate: ({ createdAt }) => createdAt,
  modified: ({ updatedAt }) => updatedAt,
};
const appointmentSort: Sortable<AppointmentRecord> = {
  ...kept,
  startDate: ({ start }) => start,
  endDate: ({ start, minutes }) => start + minutes * 60_000,
};

/** The root fields: success and message around each answer, also where something is refused. */
export function vipRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: VipMemory = {
    withoutAccount: new Set(),
    notes: new Map(),
    assigned: new Map(),
    doneTasks: new Set(),
  };
  const records = vipRecords(backstage, memory);
  const { key } = values.vipIds;
  const idOf = (kind: 'place' | 'provider' | 'patient', rowKey: number | null): string | null =>
    rowKey === null ? null : values.vipIds.of(kind, rowKey);
  const accountIdOf = (clientKey: number | null): string | null =>
    clientKey === null ? null : values.accountUuid(clientKey);

  const fits = (filter: AppointmentFilter): ((row: AppointmentRecord) => boolean) => {
    const { appointmentDate } = filter;
    if (appointmentDate && !/^\d{4}-\d{2}-\d{2}$/.test(appointmentDate))
      throw new GraphQLError(`Invalid appointment-date: ${appointmentDate}`);
    return (row) =>
      has(filter.locationUuid, idOf('place', row.placeKey)) &&
      has(filter.contactPractitionerUuid, idOf('provider', row.providerKey)) &&
      has(filter.assignedPractitionerUuid, idOf('provider', records.assignedKey(row))) &&
      has(filter.patientUuid, idOf('patient', row.patientKey)) &&
      has(filter.accountUuid, accountIdOf(row.clientKey)) &&
      (!appointmentDate || wallDay(row.start, zoneOf(practice, row)) === appointmentDate) &&
      isModifiedWithin(row.updatedAt, filter);
  };
  const tasks = (): readonly Row[] => tasksOf(practice).filter((row) => !memory.doneTasks.has(String(row['taskUuid'])));

  return {
    locations: ({ pageable }: ListArgs<never>) =>
      values.answered(() => {
        const rows = pageOf(practice.places, pageable, cap, { name: (row) => row.name, viewOrder: (row) => row.key });
        return { results: rows.map(records.location) };
      }),
    location: ({ locationUuid }: { readonly locationUuid: string }) =>
      values.answered(() => {
        const row = rowOf(practice.places, key('place', locationUuid));
        return { result: values.found(records.location(row), 'Location') };
      }),
    contacts: ({ filter, pageable }: ListArgs<ContactFilter>) =>
      values.answered(() => {
        const asked = filter ?? {};
        const rows = records
          .contacts()
          .filter(
            (row) =>
              (asked.includeDeactivated === true || !row.deactivated) &&
              (!asked.contactType || row.type === asked.contactType) &&
              begins(row.lastName, asked.lastName) &&
              begins(row.firstName, asked.firstName) &&
              has(asked.defaultLocationUuid, idOf('place', row.placeKey)) &&
              isModifiedWithin(row.modified, asked),
          );
        return { results: pageOf(rows, pageable, cap, contactSort).map((row) => row.show()) };
      }),
    contact: ({ contactUuid }: { readonly contactUuid: string }) =>
      values.answered(() => ({ result: values.found(records.contact(contactUuid), 'Contact') })),
    accounts: ({ filter, pageable }: ListArgs<AccountFilter>) =>
      values.answered(() => {
        const asked = filter ?? {};
        const rows = practice.clients.filter(
          (row) =>
            records.hasAccount(row) &&
            (asked.includeDeactivated === true || row.isActive) &&
            has(asked.locationUuid, idOf('place', row.placeKey)) &&
            has(asked.contactUuid, values.vipIds.of('client', row.key)) &&
            has(asked.accountTypeUuid, values.wordUuid('account-type', 'Small animal')) &&
            has(asked.externalAccountUuid, null) &&
            isModifiedWithin(row.updatedAt, asked),
        );
        const sortable = { ...kept, accountNumber: (row: { readonly key: number }): number => row.key };
        return { results: pageOf(rows, pageable, cap, sortable).map(records.account) };
      }),
    account: ({ accountUuid }: { readonly accountUuid: string }) =>
      values.answered(() => ({
        result: values.found(records.accountOf(key('organization', accountUuid)), 'Account'),
      })),
    patients: ({ filter, pageable }: ListArgs<PatientFilter>) =>
      values.answered(() => {
        const asked = filter ?? {};
        const homeOf = (clientKey: number | null): number | null =>
          rowOf(practice.clients, clientKey)?.placeKey ?? null;
        const rows = practice.patients.filter(
          (row) =>
            (asked.includeDeactivated === true || row.isActive) &&
            has(asked.accountUuid, accountIdOf(row.clientKey)) &&
            has(asked.locationUuid, idOf('place', homeOf(row.clientKey))) &&
            begins(row.name, asked.patientName) &&
            (!asked.microchip || row.microchip === asked.microchip) &&
            isModifiedWithin(row.updatedAt, asked),
        );
        const sortable = { ...kept, patientName: (row: { readonly name: string }): string => row.name };
        return { results: pageOf(rows, pageable, cap, sortable).map(records.patient) };
      }),
    patient: ({ patientUuid }: { readonly patientUuid: string }) =>
      values.answered(() => {
        const row = rowOf(practice.patients, key('patient', patientUuid));
        return { result: values.found(records.patient(row), 'Patient') };
      }),
    appointments: ({ filter, pageable }: ListArgs<AppointmentFilter>) =>
      values.answered(() => {
        const rows = practice.appointments.filter(values.isBooked).filter(fits(filter ?? {}));
        return { results: pageOf(rows, pageable, cap, appointmentSort).map(records.appointment) };
      }),
    appointment: ({ appointmentUuid }: { readonly appointmentUuid: string }) =>
      values.answered(() => {
        const row = rowOf(practice.appointments, key('appointment', appointmentUuid));
        return { result: records.appointment(values.found(row && values.isBooked(row) ? row : null, 'Appointment')) };
      }),
    deletedAppointments: ({ filter, pageable }: ListArgs<AppointmentFilter>) =>
      values.answered(() => {
        const rows = practice.appointments
          .filter((row) => !row.isBlock && !values.isBooked(row))
          .filter(fits(filter ?? {}));
        const results = pageOf(rows, pageable, cap, appointmentSort).map((row) => ({
          appointmentUuid: values.vipIds.of('appointment', row.key),
          locationUuid: idOf('place', row.placeKey),
          startDate: values.dateTimeText(row.start),
          deletedDate: values.dateTimeText(row.updatedAt),
        }));
        return { results };
      }),
    appointmentReasons: ({ pageable }: ListArgs<never>) =>
      values.answered(() => {
        const rows = practice.visitTypes.filter(({ isBlock }) => !isBlock);
        const results = pageOf(rows, pageable, cap, { name: ({ name }) => name }).map((row) => ({
          reasonUuid: values.vipIds.of('visitType', row.key),
          name: row.name,
          duration: row.minutes,
          colour: row.color,
          availableOnline: row.isBookable,
        }));
        return { results };
      }),
    ...restRoots(backstage, records, tasks),
    ...vipWrites(backstage, records, memory, tasks),
  };
}
