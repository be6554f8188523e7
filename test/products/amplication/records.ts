import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type VisitState,
} from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

const start = 'cm4x9k2v7000';
const end = '08l5h3';

/** Ids as cuid() makes them. */
export const amplicationIds = wordIds({
  organization: `${start}og${end}k`,
  place: `${start}lc${end}k`,
  provider: `${start}pr${end}k`,
  visitType: `${start}sv${end}k`,
  client: `${start}cu${end}k`,
  patient: `${start}pt${end}k`,
  appointment: `${start}ap${end}k`,
});

/** The id of a row that the practice has no kind for. */
export function otherId(letters: 'ad' | 'or' | 'po' | 'us', key: number): string {
  return `${start}${letters}${end}k${String(key).padStart(4, '0')}`;
}

/** The options of EnumAppointmentStatus. */
export const amplicationWords = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'CheckedIn',
  inProgress: 'InProgress',
  ready: 'ReadyForPickup',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'NoShow',
} satisfies Record<VisitState, string>;

/** The options of EnumPetSex. */
export const amplicationSexes = {
  MALE: 'Male',
  FEMALE: 'Female',
  UNKNOWN: 'Unknown',
} satisfies Record<PatientRecord['sex'], string>;

const roles = { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' } as const;

const founded = Date.parse('2024-03-04T09:12:44.310Z');
const products = [
  ['Flea comb', 7.5],
  ['Dental chews', 14.25],
  ['Joint tablets', 32],
] as const;
const users = [
  ['admin', 'Ada', 'Admin'],
  ['frontdesk', 'Fran', 'Desk'],
] as const;

/** What is written as the database gives it: instants in UTC. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

function stamps(created: number, updated = created): Row {
  return { createdAt: isoText(created), updatedAt: isoText(updated) };
}

/** The rows of all tables, by the names of their entities; what is deleted is gone. */
export function amplicationRows({ practice }: Backstage): (table: string) => readonly Row[] {
  const { of } = amplicationIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const present = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const ledger = createLedger(practice);

  const customer = (row: ClientRecord): Row => ({
    id: of('client', row.key),
    ...stamps(row.createdAt, row.updatedAt),
    addressId: otherId('ad', row.key),
    alternatePhone: row.phones[1]?.value ?? null,
    email: row.emails[0] ?? null,
    firstName: row.givenName,
    isActive: row.isActive,
    lastName: row.familyName === '' ? null : row.familyName,
    notes: row.note,
    phone: row.phones[0]?.value ?? null,
    preferredClinicId: of('place', row.placeKey),
  });
  const address = (row: ClientRecord): Row => ({
    id: otherId('ad', row.key),
    ...stamps(row.createdAt, row.updatedAt),
    address_1: row.street === '' ? null : row.street,
    address_2: null,
    city: row.city === '' ? null : row.city,
    state: null,
    zip: null,
  });
  const pet = (row: PatientRecord): Row => ({
    id: of('patient', row.key),
    ...stamps(row.createdAt, row.updatedAt),
    breed: row.breed,
    color: row.color === '' ? null : row.color,
    dateOfBirth: row.birthDate === null ? null : `${row.birthDate}T00:00:00.000Z`,
    isDeceased: row.isDeceased,
    microchip: row.microchip,
    name: row.name,
    ownerId: idOrNull('client', row.clientKey),
    sex: amplicationSexes[row.sex],
    species: row.species,
  });
  const appointment = (row: AppointmentRecord): Row => ({
    id: of('appointment', row.key),
    ...stamps(row.createdAt, row.updatedAt),
    cancellationReason: row.cancelReason,
    clinicId: of('place', row.placeKey),
    customerId: idOrNull('client', row.clientKey),
    endTime: isoText(row.start + row.minutes * 60_000),
    petId: idOrNull('patient', row.patientKey),
    practitionerId: idOrNull('provider', row.providerKey),
    reason: row.reason,
    serviceId: of('visitType', row.typeKey),
    startTime: isoText(row.start),
    status: amplicationWords[row.state],
  });

  return rememberedRows(practice, {
    Customer: () => present().map(customer),
    Address: () => present().map(address),
    Pet: () => practice.patients.map(pet),
    Appointment: () => practice.appointments.filter((row) => !row.isBlock && !row.isDeleted).map(appointment),
    Clinic: () =>
      practice.places.map(({ key, zone, name, street, city, state, postalCode, phone, email }) => ({
        id: of('place', key),
        ...stamps(founded + key),
        name,
        street,
        city,
        state,
        postalCode,
        phone,
        email,
        timeZone: zone,
      })),
    Practitioner: () =>
      practice.providers.map((row) => ({
        id: of('provider', row.key),
        ...stamps(founded + row.key),
        clinicId: idOrNull('place', row.placeKeys[0] ?? null),
        email: row.email,
        firstName: row.givenName,
        isActive: row.isActive,
        lastName: row.familyName,
        role: roles[row.role],
        title: row.title,
      })),
    Service: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) => ({
          id: of('visitType', key),
          ...stamps(founded + key),
          name,
          color,
          isBookable,
          durationMinutes: minutes,
        })),
    Product: () =>
      products.map(([name, itemPrice], index) => ({
        id: otherId('po', index + 1),
        ...stamps(founded + index),
        name,
        itemPrice,
        description: null,
      })),
    Order: () =>
      ledger.orders.map((row) => ({
        id: otherId('or', row.key),
        ...stamps(row.at),
        customerId: of('client', row.clientKey),
        discount: row.key % 5 === 0 ? 2.5 : null,
        productId: otherId('po', 1 + (row.key % products.length)),
        quantity: row.items.length,
        totalPrice: Math.round((row.subtotalCents + row.taxCents) / 100),
      })),
    User: () =>
      users.map(([username, firstName, lastName], index) => ({
        id: otherId('us', index + 1),
        ...stamps(founded + index),
        username,
        firstName,
        lastName,
        roles: ['user'],
      })),
  });
}
