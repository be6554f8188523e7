import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, PatientRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids that MongoDB makes. */
export const composeIds = hexIds();

/** The values of the enum EnumAppointmentStatus. */
export const composeWords = {
  planned: 'Pendiente',
  confirmed: 'Pendiente',
  arrived: 'En_Curso',
  inProgress: 'En_Curso',
  ready: 'En_Curso',
  completed: 'Completado',
  cancelled: 'Cancelado',
  noShow: 'Cancelado',
} satisfies Record<VisitState, string>;

const installed = Date.parse('2017-12-04T09:12:44.318Z');

/** Whether the clinic has an appointment: it is one place, each appointment has a pet, and what is removed is gone. */
export function isHere(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && row.patientKey !== null && !row.isBlock && !row.isDeleted;
}

/** The documents of the clinic; `id` is what Mongoose adds to `_id`, and isn't in the schema. */
export function composeRows({ practice }: Backstage, dnis: ReadonlyMap<number, string>) {
  const customer = (row: ClientRecord): Row => ({
    ...document('client', row.key, row),
    dni: dnis.get(row.key) ?? `${String(40_000_000 + row.key * 7919)}K`,
    firstName: row.givenName,
    lastName: row.familyName,
    phone: row.phones[0]?.value ?? null,
    email: row.emails[0] ?? null,
    note: row.note,
    address: [row.street, row.city].filter(Boolean).join(', ') || null,
  });
  const pet = (row: PatientRecord): Row => ({
    ...document('patient', row.key, row),
    name: row.name,
    birthdate: row.birthDate === null ? null : `${row.birthDate}T00:00:00.000Z`,
    chipNumber: row.microchip,
    specie: row.species,
    race: row.breed,
    description: row.color === '' ? null : row.color,
    photoUrl: row.key % 5 === 0 ? `/images/pets/${String(row.key)}.png` : null,
    ownerId: row.clientKey === null ? null : composeIds.of('client', row.clientKey),
  });
  const appointment = (row: AppointmentRecord): Row => ({
    ...document('appointment', row.key, row),
    dateStart: date(row.start),
    dateEnd: date(row.start + row.minutes * 60_000),
    petId: composeIds.of('patient', row.patientKey ?? 0),
    vetId: row.providerKey === null ? null : composeIds.of('provider', row.providerKey),
    status: composeWords[row.state],
    note: row.reason,
  });
  const here = () => practice.appointments.filter(isHere);
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Customer: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(customer),
    Pet: () => practice.patients.map(pet),
    Appointment: () => here().map(appointment),
    Vet: () =>
      practice.providers.map((row) => ({
        ...document('provider', row.key, { createdAt: installed, updatedAt: installed }),
        firstName: row.givenName,
        lastName: row.familyName,
        email: row.email,
        collegiateNumber: String(2800 + row.key),
        active: row.isActive,
      })),
    Invoice: () =>
      here()
        .filter(({ state, clientKey }) => state === 'completed' && clientKey !== null)
        .map((row, index) => ({
          ...document('organization', index + 2, row),
          number: index + 1,
          date: date(row.start + 3_600_000),
          amount: row.minutes * 1.5,
          paid: index % 4 !== 0,
          customerId: composeIds.of('client', row.clientKey ?? 0),
        })),
  };
  return { rowsOf, customer, pet, appointment };
}

function document(kind: Kind, key: number, row: { readonly createdAt: number; readonly updatedAt: number }): Row {
  const id = composeIds.of(kind, key);
  return { id, _id: id, key, createdAt: date(row.createdAt), updatedAt: date(row.updatedAt) };
}

/** An instant as JavaScript writes it: 2026-11-17T14:00:00.000Z. */
function date(instant: number): string {
  return new Date(instant).toISOString();
}
