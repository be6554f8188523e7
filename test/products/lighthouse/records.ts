import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** Numbers that the database counts for each table; GraphQL shows them as texts. */
export const lighthouseIds = numberIds(0);

/** The zone of the app's configuration: every date and time is written by this clock, without saying so. */
export const appZone = 'America/New_York';

/** The values of AppointmentStatus. */
export const lighthouseWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'WAITING',
  inProgress: 'IN_SERVICE',
  ready: 'READY_TO_GO',
  completed: 'FINISHED',
  cancelled: 'CANCELED',
  noShow: 'MISSED',
} satisfies Record<VisitState, string>;

const relations: Readonly<Record<string, Omit<RelatedTable, 'name' | 'columns'>>> = {
  User: {},
  Clinic: { many: { employees: ['Employee', 'clinic_id'] } },
  Employee: { one: { clinic: ['Clinic', 'clinic_id'], user: ['User', 'user_id'] } },
  Client: { one: { user: ['User', 'user_id'] }, many: { pets: ['Pet', 'client_id'] } },
  Pet: { one: { client: ['Client', 'client_id'] }, many: { appointments: ['Appointment', 'pet_id'] } },
  Service: {},
  Appointment: {
    one: {
      clinic: ['Clinic', 'clinic_id'],
      employee: ['Employee', 'employee_id'],
      pet: ['Pet', 'pet_id'],
      service: ['Service', 'service_id'],
    },
  },
};

/** The tables behind the types, and how they are related. */
export const lighthouseTables: readonly RelatedTable[] = Object.entries(relations).map(([name, related]) => {
  return { name, columns: {}, ...related };
});

const founded = Date.parse('2025-05-12T11:10:00Z');
const year = 365 * 86_400_000;

/** Whether the service knows a row of the book, deleted or not. */
export function isInTable(row: AppointmentRecord): boolean {
  return !row.isBlock && hasClearDay(row);
}

/** The rows of the practice as tables; what is deleted has a date in `deleted_at`. */
export function lighthouseRows({ practice }: Backstage) {
  const idOf = (key: number | null): string | null => (key === null ? null : String(key));
  const stamps = (createdAt: number, updatedAt: number, isDeleted: boolean): Row => ({
    created_at: dateTime(createdAt),
    updated_at: dateTime(updatedAt),
    deleted_at: isDeleted ? dateTime(updatedAt) : null,
  });
  const fixed = stamps(founded, founded, false);
  const user = (id: string, name: string, email: string | null): Row => {
    return { id, name, email: email ?? `user${id}@example.test`, email_verified_at: null, ...fixed };
  };
  function client(row: ClientRecord): Row {
    return {
      id: idOf(row.key),
      user_id: String(row.key + 100),
      name: fullNameOf(row),
      number: row.phones[0]?.value ?? null,
      cpf: null,
      email: row.emails[0] ?? null,
      ...stamps(row.createdAt, row.updatedAt, row.isDeleted),
    };
  }
  function pet(row: PatientRecord): Row {
    const { key, name, species, birthDate: birthdate } = row;
    const image = key % 5 === 0 ? `pets/${String(key)}.jpg` : null;
    const owner = { client_id: idOf(row.clientKey) };
    return { id: idOf(key), ...owner, name, image, species, birthdate, ...stamps(row.createdAt, row.updatedAt, false) };
  }
  function appointment(row: AppointmentRecord): Row {
    const isVaccination = row.typeKey === 2;
    const isGiven = isVaccination && row.state === 'completed';
    return {
      id: idOf(row.key),
      clinic_id: idOf(row.placeKey),
      employee_id: idOf(row.providerKey),
      pet_id: idOf(row.patientKey),
      service_id: idOf(row.typeKey),
      starts_at: dateTime(row.start),
      ends_at: dateTime(row.start + row.minutes * 60_000),
      status: lighthouseWords[row.state],
      observation: row.reason,
      cancellation_reason: row.cancelReason,
      has_vaccine: isVaccination,
      vaccine_name: isVaccination ? 'Rabies' : null,
      vaccine_date: isGiven ? dateTime(row.start).slice(0, 10) : null,
      next_dose_date: isGiven ? dateTime(row.start + year).slice(0, 10) : null,
      ...stamps(row.createdAt, row.updatedAt, row.isDeleted),
    };
  }
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    User: () => [
      user('1', 'Front Desk', 'desk@example.test'),
      ...practice.providers.map((row) => user(String(row.key + 10), fullNameOf(row), row.email)),
      ...practice.clients.map((row) => user(String(row.key + 100), fullNameOf(row), row.emails[0] ?? null)),
    ],
    Clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode }) => ({
        id: String(key),
        name,
        cnpj: `12.345.678/000${String(key)}-90`,
        address: `${street}, ${city}, ${state}, ${postalCode}`,
        ...fixed,
      })),
    Employee: () =>
      practice.providers.map((row) => ({
        id: String(row.key),
        clinic_id: String(row.placeKeys[0] ?? 1),
        user_id: String(row.key + 10),
        name: fullNameOf(row),
        picture: null,
        birthdate: `198${String(row.key)}-04-02`,
        ...stamps(founded, founded + year, !row.isActive),
      })),
    Client: () => practice.clients.map(client),
    Pet: () => practice.patients.map(pet),
    Service: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes }) => ({ id: String(key), name, duration: minutes, price: null, ...fixed })),
    Appointment: () => practice.appointments.filter(isInTable).map(appointment),
  };
  return { rowsOf, client, pet, appointment };
}

/** A date and time as Laravel writes it, by the clock of the app: 2026-11-17 14:00:00. */
function dateTime(instant: number): string {
  return wallText(instant, appZone).replace('T', ' ');
}
