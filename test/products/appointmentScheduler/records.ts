import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { SchedulerMemory } from './memory.ts';
import { dateTimeText, emailOf, isAppointment } from './values.ts';

/** How rows of the practice look there. */
export type SchedulerRecords = ReturnType<typeof schedulerRecords>;

/** Makes rows from the records of a practice, as the fields of the models that Nexus shows. */
export function schedulerRecords({ practice, meet }: Backstage, memory: SchedulerMemory) {
  const customers = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const appointments = (isOf: (row: AppointmentRecord) => boolean = () => true): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isAppointment(row) && isOf(row));

  const typeKeyOf = (row: AppointmentRecord): number | null => {
    const known = memory.typeOfAppointment.get(row.key);
    return known === undefined ? row.typeKey : known;
  };
  const owned = (rows: ReadonlyMap<number, Row>, userKey: number, show: (key: number) => Row | null) => () =>
    [...rows].filter(([, row]) => row['userId'] === userKey).map(([key]) => show(key));

  function user(key: unknown): Row | null {
    const row = typeof key === 'number' ? memory.users.get(key) : undefined;
    if (!row) return null;
    const userKey = Number(key);
    return {
      ...row,
      recurrentAvailabilities: owned(memory.hours, userKey, hours),
      availabilityModifiers: owned(memory.modifiers, userKey, modifier),
      appointmentTypes: owned(memory.types, userKey, type),
      customers: () =>
        customers()
          .filter((client) => memory.usersOfCustomer.get(client.key)?.includes(userKey) === true)
          .map((client) => customer(client.key)),
      appointments: () => appointments((visit) => visit.providerKey === userKey).map(appointment),
    };
  }
  function hours(key: number): Row | null {
    const row = memory.hours.get(key);
    return row ? { ...row, user: () => user(row['userId']) } : null;
  }
  function modifier(key: number): Row | null {
    const row = memory.modifiers.get(key);
    if (!row) return null;
    return {
      ...row,
      start: dateTimeText(Number(row['start'])),
      end: dateTimeText(Number(row['end'])),
      user: () => user(row['userId']),
    };
  }
  function type(key: number): Row | null {
    const row = memory.types.get(key);
    return row ? { ...row, user: () => user(row['userId']) } : null;
  }
  function customer(key: number | null): Row | null {
    const row = rowOf(practice.clients, key);
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    return {
      id: row.key,
      email: emailOf(row),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      phone: row.phones[0]?.value ?? null,
      address: [row.street, row.city].filter((part) => part !== '').join(', ') || null,
      isBlackListed: !row.isActive,
      users: () => (memory.usersOfCustomer.get(row.key) ?? []).flatMap((userKey) => user(userKey) ?? []),
      appointments: () => appointments((visit) => visit.clientKey === row.key).map(appointment),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: row.key,
      start: dateTimeText(row.start),
      end: dateTimeText(row.start + row.minutes * 60_000),
      googleCalendarEventId: memory.eventOfAppointment.get(row.key) ?? null,
      appointmentType: () => {
        const key = typeKeyOf(row);
        return key === null ? null : type(key);
      },
      user: () => user(row.providerKey),
      customer: () => customer(row.clientKey),
    };
  }
  return {
    customers,
    appointments,
    typeKeyOf,
    user,
    hours,
    modifier,
    type,
    customer,
    appointment: (key: number | null): Row | null => {
      const row = appointments((visit) => visit.key === key)[0];
      return row ? appointment(row) : null;
    },
  };
}
