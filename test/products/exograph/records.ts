import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  type PatientRecord,
  type Practice,
} from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { exographWords, instantText } from './values.ts';

const dayMs = 86_400_000;
const decimal = (cents: number): string => (cents / 100).toFixed(2);
const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Visits have rows of their own; blocks are in another table, and what is deleted is gone. */
export function isVisit({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** The names of species, numbered from one in this order. */
export function speciesOf({ patients }: Practice): readonly string[] {
  return [...new Set(patients.map(({ species }) => species))];
}

function clientRow(row: ClientRecord): Row {
  const phone = (label: string): string | null => orNull(row.phones.find((each) => each.label === label)?.value);
  return {
    id: row.key,
    firstName: row.givenName,
    lastName: row.familyName,
    email: orNull(row.emails[0]),
    mobilePhone: phone('Mobile'),
    homePhone: phone('Home'),
    workPhone: phone('Work'),
    street: orNull(row.street),
    city: orNull(row.city),
    active: row.isActive,
    notes: row.note,
    tags: row.tags,
    homeClinic: row.placeKey === 0 ? null : row.placeKey,
    createdAt: instantText(row.createdAt),
    updatedAt: instantText(row.updatedAt),
  };
}

function petRow(row: PatientRecord, species: readonly string[]): Row {
  return {
    id: row.key,
    name: row.name,
    species: species.indexOf(row.species) + 1,
    breed: row.breed,
    color: orNull(row.color),
    sex: row.sex,
    birthDate: row.birthDate,
    microchip: row.microchip,
    active: row.isActive,
    deceased: row.isDeceased,
    client: row.clientKey,
    createdAt: instantText(row.createdAt),
    updatedAt: instantText(row.updatedAt),
  };
}

function appointmentRow(row: AppointmentRecord): Row {
  return {
    id: row.key,
    startsAt: instantText(row.start),
    endsAt: instantText(row.start + row.minutes * 60_000),
    status: exographWords[row.state],
    reason: row.reason,
    cancellationReason: row.cancelReason,
    clinic: row.placeKey,
    visitType: row.typeKey,
    staffMember: row.providerKey,
    client: row.clientKey,
    pet: row.patientKey,
    createdAt: instantText(row.createdAt),
    updatedAt: instantText(row.updatedAt),
  };
}

/** The rows of all tables by the names of their types, in the order of their keys. */
export function exographRows(practice: Practice): (type: string) => readonly Row[] {
  const ledger = createLedger(practice);
  // Species stay as they are, whatever animals come and go.
  const species = speciesOf(practice);
  const firstPets = practice.patients.filter(({ key }) => key % 3 === 0).map(({ key }) => key);
  const lines = ledger.orders.flatMap(({ key, items }) => items.map((item) => ({ ...item, invoice: key })));
  return rememberedRows(practice, {
    Clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, zone, phone, email }) => {
        return { id: key, name, street, city, state, postalCode, timeZone: zone, phone, email };
      }),
    StaffMember: () =>
      practice.providers.map(({ key, givenName, familyName, title, role, email, isActive }) => {
        const names = { firstName: givenName, lastName: familyName, title };
        return { id: key, ...names, role: role.toUpperCase(), email, active: isActive };
      }),
    StaffAssignment: () =>
      practice.providers
        .flatMap(({ key, placeKeys }) => placeKeys.map((place) => ({ clinic: place, staffMember: key })))
        .map((row, index) => ({ id: index + 1, ...row })),
    VisitType: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) => {
          return { id: key, name, durationMinutes: minutes, color, bookableOnline: isBookable };
        }),
    Client: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(clientRow),
    Species: () => species.map((name, index) => ({ id: index + 1, name })),
    Pet: () => practice.patients.map((row) => petRow(row, species)),
    Appointment: () => practice.appointments.filter(isVisit).map(appointmentRow),
    TimeBlock: () =>
      practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted)
        .map((row, index) => {
          const { reason, start, minutes, placeKey, providerKey } = row;
          const times = { startsAt: instantText(start), endsAt: instantText(start + minutes * 60_000) };
          return { id: index + 1, title: reason, ...times, clinic: placeKey, staffMember: providerKey };
        }),
    Vaccination: () =>
      firstPets.map((pet, index) => {
        const given = dialectNow - pet * dayMs;
        const dates = { givenOn: dayText(given), expiresOn: pet % 2 === 0 ? null : dayText(given + 365 * dayMs) };
        return { id: index + 1, pet, vaccine: 'Rabies', lotNumber: `R-${String(4000 + pet)}`, ...dates };
      }),
    Reminder: () =>
      firstPets.map((pet, index) => {
        const due = dialectNow + (pet - 60) * dayMs;
        const sentAt = due < dialectNow ? instantText(due - 7 * dayMs) : null;
        return { id: index + 1, pet, subject: 'Annual check-up', dueOn: dayText(due), sentAt };
      }),
    Product: () =>
      [...new Set(ledger.orders.flatMap(({ items }) => items.map(({ name }) => name)))].map((name, index) => {
        const price = ledger.orders.flatMap(({ items }) => items).find((item) => item.name === name)?.unitCents ?? 0;
        return { id: index + 1, sku: `P-${String(100 + index)}`, name, price: decimal(price), stock: 12 * index };
      }),
    Invoice: () =>
      ledger.orders.map(({ key, clientKey, patientKey, at, subtotalCents, taxCents }) => {
        const amounts = { subtotal: decimal(subtotalCents), tax: decimal(taxCents) };
        const number = `INV-${String(key).padStart(5, '0')}`;
        return { id: key, number, client: clientKey, pet: patientKey, issuedAt: instantText(at), ...amounts };
      }),
    InvoiceLine: () =>
      lines.map(({ invoice, name, quantity, unitCents }, index) => {
        return { id: index + 1, invoice, description: name, quantity, unitPrice: decimal(unitCents) };
      }),
    Payment: () =>
      ledger.payments.map(({ key, clientKey, orderKey, cents, method, reference, at }) => {
        const details = { amount: decimal(cents), method, reference, receivedAt: instantText(at) };
        return { id: key, client: clientKey, invoice: orderKey, ...details };
      }),
  });
}
