import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  type Kind,
  type PatientRecord,
  type Practice,
} from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { capJsCodes, capJsIds, dateTimeText, isAppointment } from './values.ts';

const dayMs = 86_400_000;
const opened = Date.parse('2023-01-09T08:00:00Z');
const { of } = capJsIds;
const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
const orNull = (text: string): string | null => (text === '' ? null : text);
const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const timestamp = (instant: number): string => new Date(instant).toISOString();
const decimal = (cents: number): string => String(cents / 100);
const jobs = { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' };

/** Keys of rows that the practice doesn't have: each entity has a thousand of its own. */
function otherId(entity: number, key: number): string {
  return of('organization', 10_000 + entity * 10_000 + key);
}

function managed(created: number, modified: number): Row {
  const by = { createdBy: 'frontdesk', modifiedBy: 'frontdesk' };
  return { createdAt: timestamp(created), modifiedAt: timestamp(modified), ...by };
}

function appointmentRow(row: AppointmentRecord): Row {
  return {
    ID: of('appointment', row.key),
    ...managed(row.createdAt, row.updatedAt),
    startDateTime: dateTimeText(row.start),
    endDateTime: dateTimeText(row.start + row.minutes * 60_000),
    reason: row.reason,
    cancellationReason: row.cancelReason,
    status: capJsCodes[row.state],
    type: of('visitType', row.typeKey),
    branch: of('place', row.placeKey),
    employee: idOrNull('provider', row.providerKey),
    customer: idOrNull('client', row.clientKey),
    animal: idOrNull('patient', row.patientKey),
  };
}

function customerRow(row: ClientRecord): Row {
  return {
    ID: of('client', row.key),
    ...managed(row.createdAt, row.updatedAt),
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.emails[0] ?? null,
    street: orNull(row.street),
    city: orNull(row.city),
    active: row.isActive,
    notes: row.note,
    branch: row.placeKey === 0 ? null : of('place', row.placeKey),
  };
}

function animalRow(row: PatientRecord): Row {
  return {
    ID: of('patient', row.key),
    ...managed(row.createdAt, row.updatedAt),
    name: row.name,
    species: row.species,
    breed: row.breed,
    color: orNull(row.color),
    sex: row.sex === 'UNKNOWN' ? null : row.sex.toLowerCase(),
    birthDate: row.birthDate,
    chipNumber: row.microchip,
    deceased: row.isDeceased,
    owner: idOrNull('client', row.clientKey),
  };
}

/** A name for a code: IN_TREATMENT becomes In treatment. */
function nameOfCode(code: string): string {
  return code.slice(0, 1) + code.slice(1).toLowerCase().replaceAll('_', ' ');
}

function otherRows(practice: Practice): Readonly<Record<string, () => readonly Row[]>> {
  const { orders, payments } = createLedger(practice);
  const pets = practice.patients.filter(({ key }) => key % 3 === 0).map(({ key }) => key);
  const items = orders.flatMap((order) => order.items.map((item) => ({ ...item, invoice: otherId(1, order.key) })));
  const products = [...new Map(items.map(({ name, unitCents }) => [name, unitCents]))];
  return {
    Vaccinations: () =>
      pets.map((key) => {
        const dates = {
          givenOn: dayText(dialectNow - key * dayMs),
          validUntil: dayText(dialectNow + (365 - key) * dayMs),
        };
        return {
          ID: otherId(2, key),
          animal: of('patient', key),
          vaccine: 'Rabies',
          batch: `R-${String(key)}`,
          ...dates,
        };
      }),
    Reminders: () =>
      pets.map((key) => {
        const due = dialectNow + (key - 60) * dayMs;
        const sentAt = due < dialectNow ? timestamp(due - 7 * dayMs) : null;
        return { ID: otherId(3, key), animal: of('patient', key), subject: 'Check-up', dueOn: dayText(due), sentAt };
      }),
    Products: () =>
      products.map(([name, cents], index) => {
        const row = { sku: `P-${String(100 + index)}`, name, price: decimal(cents), stock: index * 12 };
        return { ID: otherId(4, index), ...managed(opened, opened), ...row };
      }),
    Invoices: () =>
      orders.map(({ key, clientKey, patientKey, at, subtotalCents, taxCents }) => ({
        ID: otherId(1, key),
        ...managed(at, at),
        number: `R-${String(key).padStart(5, '0')}`,
        issuedAt: timestamp(at),
        netAmount: decimal(subtotalCents),
        taxAmount: decimal(taxCents),
        customer: of('client', clientKey),
        animal: idOrNull('patient', patientKey),
      })),
    InvoiceItems: () =>
      items.map(({ invoice, name, quantity, unitCents }, index) => {
        return { ID: otherId(5, index), invoice, description: name, quantity, unitPrice: decimal(unitCents) };
      }),
    Payments: () =>
      payments.map(({ key, clientKey, orderKey, cents, method, at }) => ({
        ID: otherId(6, key),
        ...managed(at, at),
        amount: decimal(cents),
        method,
        receivedAt: timestamp(at),
        invoice: orderKey === null ? null : otherId(1, orderKey),
        customer: of('client', clientKey),
      })),
  };
}

/** The rows of all entities; associations are the keys that they lead to. */
export function capJsRows(practice: Practice): (entity: string) => readonly Row[] {
  const assignments = practice.providers.flatMap(({ key, placeKeys }) => placeKeys.map((place) => ({ key, place })));
  return rememberedRows(practice, {
    ...otherRows(practice),
    Branches: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, phone, email }) => {
        const details = { name, street, city, state, postCode: postalCode, phone, email };
        return { ID: of('place', key), ...managed(opened, opened), ...details };
      }),
    BranchEmployees: () =>
      assignments.map(({ key, place }) => {
        return { ID: otherId(7, key * 10 + place), branch: of('place', place), employee: of('provider', key) };
      }),
    Employees: () =>
      practice.providers.map(({ key, givenName, familyName, title, role, email, isActive }) => {
        const names = { firstName: givenName, lastName: familyName, title, jobTitle: jobs[role] };
        return { ID: of('provider', key), ...managed(opened, opened), ...names, email, active: isActive };
      }),
    Customers: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(customerRow),
    CustomerPhones: () =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .flatMap(({ key, phones }) =>
          phones.map(({ label, value }, index) => {
            return { ID: otherId(8, key * 10 + index), customer: of('client', key), label, number: value };
          }),
        ),
    Animals: () => practice.patients.map(animalRow),
    AppointmentTypes: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color }) => {
          return { ID: of('visitType', key), name, duration: minutes, color, price: decimal(minutes * 145) };
        }),
    AppointmentStatus: () => Object.values(capJsCodes).map((code) => ({ code, name: nameOfCode(code), descr: null })),
    AppointmentStatus_texts: () => [{ locale: 'de', code: 'CANCELLED', name: 'Abgesagt', descr: null }],
    Appointments: () => practice.appointments.filter(isAppointment).map(appointmentRow),
    Absences: () =>
      practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted)
        .map((row) => ({
          ID: otherId(9, row.key),
          ...managed(row.createdAt, row.updatedAt),
          title: row.reason,
          startDateTime: dateTimeText(row.start),
          endDateTime: dateTimeText(row.start + row.minutes * 60_000),
          branch: of('place', row.placeKey),
          employee: idOrNull('provider', row.providerKey),
        })),
  });
}
