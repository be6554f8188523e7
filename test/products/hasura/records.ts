import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Serial numbers, counted for each table. */
export const hasuraIds = numberIds(0);

/** The values of the enum table of statuses. */
export const hasuraWords = {
  planned: 'PLANNED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_PICKUP',
  completed: 'FINISHED',
  cancelled: 'CANCELLED',
  noShow: 'NOT_APPEARED',
} satisfies Record<VisitState, string>;

const installed = timestamptz(Date.parse('2021-05-12T06:30:00Z'));

/** The rows of the practice as tables hold them; those with a mark of deletion are not among what the role may see. */
export function hasuraRows({ practice }: Backstage) {
  function client(row: ClientRecord): Row {
    return {
      id: row.key,
      city: row.city,
      email: row.emails[0] ?? null,
      is_active: row.isActive,
      labels: row.tags,
      name: row.givenName,
      notes: row.note,
      phone: row.phones[0]?.value ?? null,
      phone_alternative: row.phones[1]?.value ?? null,
      registered_office_id: row.placeKey,
      street: row.street,
      surname: row.familyName,
      ...stamps(row),
    };
  }
  function animal(row: PatientRecord): Row {
    return {
      id: row.key,
      breed: row.breed,
      chip_number: row.microchip,
      client_id: row.clientKey,
      color: row.color,
      date_of_birth: row.birthDate,
      died_on: row.isDeceased ? timestamptz(row.updatedAt).slice(0, 10) : null,
      name: row.name,
      sex: row.sex,
      species: row.species,
      ...stamps(row),
    };
  }
  function visit(row: AppointmentRecord): Row {
    const end = row.start + row.minutes * 60_000;
    return {
      id: row.key,
      animal_id: row.patientKey,
      cancellation_reason: row.cancelReason,
      cancelled_at: row.state === 'cancelled' ? timestamptz(row.updatedAt) : null,
      client_id: row.clientKey,
      created_by: row.key % 3 === 0 ? null : 1,
      description: row.reason,
      duration_min: row.minutes,
      // The actual end of the visit, unknown in advance.
      ended_at: row.state === 'completed' ? timestamptz(end + (row.key % 4) * 180_000) : null,
      office_id: row.placeKey,
      price: null,
      reminded_at: row.state === 'confirmed' ? timestamptz(row.start - 86_400_000) : null,
      service_id: row.typeKey,
      starts_at: timestamptz(row.start),
      status: hasuraWords[row.state],
      vet_id: row.providerKey,
      ...stamps(row),
    };
  }
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    animals: () => practice.patients.map(animal),
    clients: () => practice.clients.filter((row) => !row.isDeleted).map(client),
    invoices: () =>
      practice.appointments
        .filter((row) => row.state === 'completed' && !row.isDeleted && row.clientKey !== null)
        .map((row, index) => ({
          id: index + 1,
          amount: 40 + (row.typeKey % 5) * 12.5,
          client_id: row.clientKey,
          due_on: timestamptz(row.start + 14 * 86_400_000).slice(0, 10),
          issued_at: timestamptz(row.start + 3_600_000),
          number: `FV/${String(index + 1)}/2026`,
          paid_at: index % 3 === 0 ? null : timestamptz(row.start + 3_700_000),
          visit_id: row.key,
        })),
    offices: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, zone, phone, email }) => ({
        id: key,
        city,
        email,
        name,
        opening_hours: { mon_fri: ['08:00', '18:00'] },
        phone,
        postal_code: postalCode,
        state,
        street,
        timezone: zone,
      })),
    services: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes, color, isBookable }) => ({
          id: key,
          color,
          duration_min: minutes,
          is_bookable: isBookable,
          name,
          price: null,
        })),
    users: () => [
      {
        id: 1,
        email: 'desk@example.test',
        last_seen_at: null,
        name: 'Front desk',
        role: 'receptionist',
        username: 'desk',
        vet_id: null,
        created_at: installed,
        updated_at: installed,
      },
      ...practice.providers.map((row) => ({
        id: row.key + 1,
        email: row.email,
        last_seen_at: null,
        name: `${row.givenName} ${row.familyName}`,
        role: 'vet',
        username: row.email.replace('@example.test', ''),
        vet_id: row.key,
        created_at: installed,
        updated_at: installed,
      })),
    ],
    vet_absences: () =>
      practice.appointments
        .filter((row) => row.isBlock && row.providerKey !== null)
        .map((row) => ({
          id: row.key,
          ends_at: timestamptz(row.start + row.minutes * 60_000),
          reason: row.reason,
          starts_at: timestamptz(row.start),
          vet_id: row.providerKey,
        })),
    vets: () =>
      practice.providers.map((row) => ({
        id: row.key,
        email: row.email,
        is_active: row.isActive,
        name: row.givenName,
        profession: row.role,
        shift_end: '17:00:00',
        shift_start: row.key % 2 === 0 ? '09:00:00' : '08:00:00',
        surname: row.familyName,
        title: row.title,
      })),
    visit_notes: () => [],
    visits: () => practice.appointments.filter((row) => !row.isBlock && !row.isDeleted).map(visit),
  };
  return { rowsOf, client, animal, visit };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { created_at: timestamptz(createdAt), updated_at: timestamptz(updatedAt) };
}

/** An instant as the database writes it in JSON: 2026-11-17T14:00:00+00:00. */
function timestamptz(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}
