import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const hyphenated = uuidIds();

/** UUIDs as they are put out, without hyphens; they are taken with hyphens, too. */
export const connectIds: Ids = {
  of: (kind, key) => hyphenated.of(kind, key).replaceAll('-', ''),
  key(kind, id) {
    const bare = String(id ?? '')
      .toLowerCase()
      .replace(/^urn:uuid:/, '')
      .replaceAll(/[{}-]/g, '');
    return hyphenated.key(kind, bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  },
};

/** What the developer's app writes into the column, which is a text. */
// prettier-ignore
export const statusWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'scheduled', confirmed: 'confirmed', arrived: 'checked_in', inProgress: 'in_progress',
  ready: 'ready_for_pickup', completed: 'completed', cancelled: 'cancelled', noShow: 'no_show',
};

/** The id of a row that the practice has no key for. */
export function otherId(table: number, number: number): string {
  return connectIds.of('organization', 100 + table * 100_000 + number);
}

const id = connectIds.of;
const idOrNull = (kind: practices.Kind, key: number | null): string | null => (key === null ? null : id(kind, key));
const desk = 'Yk3vQ9sTfMbX0aWc7LrE1uZp8Nd2';
const dayOf = (instant: number): string => utcText(instant).slice(0, 10);
/** What the database stamps has microseconds. */
const stamp = (instant: number): string =>
  utcText(instant).replace('Z', `.${String(100_000 + ((instant / 3_600_000) % 899_999)).slice(0, 6)}Z`);

/** An animal's weight, which someone has noted for most. */
function weightOf({ key, species }: practices.PatientRecord): number | null {
  if (key % 5 === 0) return null;
  const usual = species === 'Canine' ? 18.4 : species === 'Feline' ? 4.2 : 1.1;
  return Math.round((usual + (key % 7) / 4) * 100) / 100;
}

/** The rows of tables whose truth is the practice. */
export function practiceTables({ practice }: Backstage, statusTexts: ReadonlyMap<number, string>) {
  const client = (row: practices.ClientRecord): Row => ({
    id: id('client', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.emails[0] ?? null,
    street: row.street === '' ? null : row.street,
    city: row.city === '' ? null : row.city,
    tags: row.tags,
    notes: row.note,
    isActive: row.isActive,
    createdAt: stamp(row.createdAt),
    updatedAt: stamp(row.updatedAt),
    homeClinicId: id('place', row.placeKey),
  });
  const pet = (row: practices.PatientRecord): Row => ({
    id: id('patient', row.key),
    name: row.name,
    species: row.species,
    breed: row.breed,
    sex: row.sex === 'UNKNOWN' ? null : row.sex.toLowerCase(),
    dateOfBirth: row.birthDate,
    color: row.color === '' ? null : row.color,
    microchip: row.microchip,
    weightKg: weightOf(row),
    isDeceased: row.isDeceased,
    createdAt: stamp(row.createdAt),
    ownerId: idOrNull('client', row.clientKey),
  });
  const appointment = (row: practices.AppointmentRecord): Row => ({
    id: id('appointment', row.key),
    startTime: utcText(row.start),
    endTime: utcText(row.start + row.minutes * 60_000),
    status: statusTexts.get(row.key) ?? statusWords[row.state],
    reason: row.reason,
    cancellationReason: row.cancelReason,
    cancelledAt: row.state === 'cancelled' ? stamp(row.updatedAt) : null,
    reminderSentAt: row.state === 'planned' ? null : stamp(row.start - 86_400_000),
    createdAt: stamp(row.createdAt),
    updatedAt: stamp(row.updatedAt),
    clinicId: id('place', row.placeKey),
    typeId: id('visitType', row.typeKey),
    clientId: idOrNull('client', row.clientKey),
    petId: idOrNull('patient', row.patientKey),
    staffMemberId: idOrNull('provider', row.providerKey),
    createdById: row.key % 4 === 0 ? null : desk,
  });
  return {
    Client: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(client),
    ClientPhone: () =>
      practice.clients.flatMap(({ key, phones, isDeleted }) =>
        isDeleted
          ? []
          : phones.map(({ label, value }, index) => {
              const row = { id: otherId(1, key * 10 + index), label: label.toLowerCase(), number: value };
              return { ...row, isPrimary: index === 0, clientId: id('client', key) };
            }),
      ),
    Pet: () => practice.patients.map(pet),
    Appointment: () =>
      practice.appointments.filter(({ isBlock, isDeleted }) => !isBlock && !isDeleted).map(appointment),
  };
}

/** The rows that all other tables have at first. */
export function firstRows({ practice }: Backstage): Readonly<Record<string, readonly Row[]>> {
  const { places, providers, visitTypes, appointments, patients } = practice;
  const visits = appointments.filter(({ isBlock, isDeleted }) => !isBlock && !isDeleted);
  const done = visits.filter(({ state, patientKey, clientKey }) => {
    return state === 'completed' && patientKey !== null && clientKey !== null;
  });
  const uidOf = (key: number): string => `hV5jB2xKq8TnR0eYc4Ls${String(key).padStart(8, '0')}`;
  return {
    User: [
      { id: desk, displayName: 'Front desk', email: 'desk@example.test', role: 'receptionist', lastSeenAt: null },
      ...providers.slice(0, 6).map(({ key, givenName, email }) => {
        const lastSeenAt = stamp(practices.dialectNow - key * 3_600_000);
        return { id: uidOf(key), displayName: givenName, email, role: 'staff', lastSeenAt };
      }),
    ],
    Clinic: places.map(({ key, zone, ...place }) => ({ id: id('place', key), ...place, timezone: zone })),
    StaffMember: providers.map(({ key, givenName, familyName, role, title, email, isActive }) => ({
      id: id('provider', key),
      firstName: givenName,
      lastName: familyName,
      role,
      title,
      email,
      isActive,
      userId: key <= 6 ? uidOf(key) : null,
    })),
    StaffClinic: providers.flatMap(({ key, placeKeys }) =>
      placeKeys.map((place) => ({
        staffMemberId: id('provider', key),
        clinicId: id('place', place),
        since: `20${String(14 + key)}-0${String(place)}-01`,
      })),
    ),
    AppointmentType: visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name, minutes, color, isBookable }) => {
        const price = { priceCents: key === 4 ? null : String(2500 + key * 1250), isBookable };
        return { id: id('visitType', key), name, durationMinutes: minutes, color, ...price };
      }),
    BlockedSlot: appointments
      .filter(({ isBlock }) => isBlock)
      .map((row) => ({
        id: otherId(2, row.key),
        startTime: utcText(row.start),
        endTime: utcText(row.start + row.minutes * 60_000),
        reason: row.reason,
        clinicId: id('place', row.placeKey),
        staffMemberId: idOrNull('provider', row.providerKey),
      })),
    MedicalRecord: done.map((row) => ({
      id: otherId(3, row.key),
      diagnosis: row.reason,
      treatment: row.key % 2 === 0 ? null : 'As discussed with the owner.',
      weightKg: 3 + (row.key % 20),
      followUpOn: row.key % 3 === 0 ? dayOf(row.start + 14 * 86_400_000) : null,
      createdAt: stamp(row.start + row.minutes * 60_000),
      appointmentId: id('appointment', row.key),
      petId: idOrNull('patient', row.patientKey),
    })),
    Invoice: done.map((row, index) => ({
      id: otherId(4, row.key),
      number: `INV-2026-${String(index + 1).padStart(4, '0')}`,
      totalCents: String(4500 + (row.typeKey % 5) * 1250),
      status: index % 3 === 0 ? 'open' : 'paid',
      issuedOn: dayOf(row.start),
      dueOn: dayOf(row.start + 14 * 86_400_000),
      paidAt: index % 3 === 0 ? null : stamp(row.start + 4_500_000),
      clientId: idOrNull('client', row.clientKey),
      appointmentId: id('appointment', row.key),
    })),
    Reminder: patients.slice(0, 30).map(({ key }) => ({
      id: otherId(5, key),
      title: key % 2 === 0 ? 'Rabies vaccination' : 'Annual check-up',
      dueOn: `2026-12-${String(1 + (key % 28)).padStart(2, '0')}`,
      sentAt: key % 4 === 0 ? stamp(practices.dialectNow - key * 3_600_000) : null,
      petId: id('patient', key),
    })),
  };
}
