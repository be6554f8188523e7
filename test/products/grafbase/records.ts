import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, VisitState } from '../../dialects/practice.ts';
import { zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

/** Every table counts its own rows, so that an id says nothing of what it belongs to. */
export const grafbaseIds = numberIds(0);

/** The values of the enum appointment_status, as the API writes them. */
export const grafbaseWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_EXAM',
  ready: 'READY_FOR_PICKUP',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const phonesPerClient = 10;
const hands = ['front-desk', 'front-desk', 'online', 'staff1@example.test', null];

/** The id of one of a client's phones, which the practice doesn't number. */
export function phoneId(clientKey: number, index: number): string {
  return String(clientKey * phonesPerClient + index);
}

/** The client and the place in her list that a phone's id stands for. */
export function phoneOf(id: string): { readonly clientKey: number; readonly index: number } {
  return { clientKey: Math.floor(Number(id) / phonesPerClient), index: Number(id) % phonesPerClient };
}

/** An instant as Postgres writes it into JSON, in a session in UTC. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString().replace(/(?:\.000)?Z$/, '+00:00');
}

const text = (key: number | null): string | null => (key === null ? null : String(key));
const orNull = (value: string): string | null => (value === '' ? null : value);
const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => {
  return { createdAt: dateTime(row.createdAt), updatedAt: dateTime(row.updatedAt) };
};

/** The rows of each table; `extras` are columns that were written and that the practice itself doesn't know. */
export function grafbaseRows({ practice }: Backstage, extras: ReadonlyMap<string, Row>) {
  const { places, providers, visitTypes } = practice;
  const written = (table: string, row: Row): Row => ({ ...row, ...extras.get(`${table} ${String(row['id'])}`) });
  function times({ start, minutes }: AppointmentRecord): Row {
    return { startsAt: dateTime(start), endsAt: dateTime(start + minutes * 60_000) };
  }
  function appointment(row: AppointmentRecord): Row {
    return written('Appointment', {
      id: String(row.key),
      clinicId: String(row.placeKey),
      appointmentTypeId: String(row.typeKey),
      clientId: text(row.clientKey),
      petId: text(row.patientKey),
      staffMemberId: text(row.providerKey),
      ...times(row),
      status: grafbaseWords[row.state],
      reason: row.reason,
      cancelReason: row.cancelReason,
      bookedBy: hands[row.key % hands.length] ?? null,
      deletedAt: row.isDeleted ? dateTime(row.updatedAt) : null,
      ...stamps(row),
    });
  }
  function client(row: ClientRecord): Row {
    return written('Client', {
      id: String(row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      street: orNull(row.street),
      city: orNull(row.city),
      notes: row.note,
      tags: row.tags,
      isActive: row.isActive,
      homeClinicId: String(row.placeKey),
      ...stamps(row),
    });
  }
  function phones({ key, phones: list }: ClientRecord): Row[] {
    return list.map(({ label, value: number }, index) => {
      return { id: phoneId(key, index), clientId: String(key), label, number, isPrimary: index === 0 };
    });
  }
  function pet({ key, clientKey, ...row }: PatientRecord): Row {
    const { name, species, breed, sex, birthDate, microchip, isActive, isDeceased } = row;
    const more = { color: orNull(row.color), sex, birthDate, microchip, isActive, isDeceased };
    return written('Pet', {
      id: String(key),
      clientId: text(clientKey),
      name,
      species,
      breed,
      ...more,
      ...stamps(row),
    });
  }
  function invoice(row: AppointmentRecord, index: number): Row {
    return {
      id: String(index + 1),
      number: `HVG-${String(20_260 + index)}`,
      clientId: text(row.clientKey),
      appointmentId: String(row.key),
      status: ['PAID', 'PAID', 'OPEN', 'PAID', 'VOID'][index % 5],
      total: `${String(45 + row.minutes)}.50`,
      issuedOn: wallDay(row.start, zoneOf(practice, row)),
    };
  }
  const clients = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  return rememberedRows(practice, {
    Appointment: () => practice.appointments.filter(({ isBlock }) => !isBlock).map(appointment),
    AppointmentType: () =>
      visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) => {
          return { id: String(key), name, durationMinutes: minutes, color, isBookable };
        }),
    Client: () => clients().map(client),
    ClientPhone: () => clients().flatMap(phones),
    Clinic: () =>
      places.map(({ key, name, street, city, state, postalCode, zone: timeZone, phone, email }) => {
        const openedOn = `${String(2008 + key * 3)}-0${String(key)}-15`;
        return { id: String(key), name, street, city, state, postalCode, timeZone, phone, email, openedOn };
      }),
    Invoice: () =>
      practice.appointments.filter((row) => row.state === 'completed' && row.clientKey !== null).map(invoice),
    Pet: () => practice.patients.map(pet),
    StaffAssignment: () =>
      providers.flatMap(({ key, placeKeys }) =>
        placeKeys.map((place) => {
          const since = key % 3 === 0 ? null : `20${String(14 + key)}-05-01`;
          return { clinicId: String(place), staffMemberId: String(key), since };
        }),
      ),
    StaffMember: () =>
      providers.map(({ key, givenName, familyName, title, role, email, isActive }) => {
        const names = { firstName: givenName, lastName: familyName, title };
        return { id: String(key), ...names, role: role.toUpperCase(), email, isActive };
      }),
    TimeBlock: () =>
      practice.appointments
        .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
        .map((row, index) => {
          const where = { clinicId: String(row.placeKey), staffMemberId: text(row.providerKey) };
          return { id: String(index + 1), ...where, ...times(row), title: row.reason ?? 'Blocked' };
        }),
  });
}
