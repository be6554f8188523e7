import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  createPractice,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { dateTime, paginatorInfo } from './values.ts';

/** Ids of every table are random. */
export const bookingIds = uuidIds();

/** The words for how far an appointment is; whoever has come is no more than confirmed. */
export const bookingStatuses = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  inProgress: 'confirmed',
  ready: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** Words that an update may carry; `pending` has no state of its own in the practice. */
export const statusWords = ['scheduled', 'confirmed', 'pending', 'completed', 'cancelled', 'no_show'];

const clinicianTypes = { veterinarian: 'Veterinarian', technician: 'Veterinary Nurse', groomer: 'Groomer' };
const withoutGivenName = new Set(
  createPractice()
    .clients.filter((row) => row.givenName === null)
    .map(({ key }) => key),
);
const hourMs = 3_600_000;
// Ids of what the practice doesn't have are made like those of its organization.
const more = { room: 100, staff: 200, clinicianType: 300, language: 320, category: 340, log: 600 } as const;

/** The id of something that the practice doesn't have. */
export function otherId(kind: keyof typeof more, number: number): string {
  return bookingIds.of('organization', more[kind] + number);
}

/** Whether the book has this row: whoever comes, a clinician and a room are required. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isComplete = row.clientKey !== null && row.providerKey !== null && !withoutGivenName.has(row.clientKey);
  return isComplete && !row.isBlock && !row.isDeleted;
}

/** People, the newest first; both names are required, so that an organization can't be one. */
export function patientsOf(practice: Practice): readonly ClientRecord[] {
  const people = practice.clients.filter((row) => !row.isDeleted && row.givenName !== null);
  return people.toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** Staff who see people, the newest first. */
export function cliniciansOf(practice: Practice): readonly ProviderRecord[] {
  return practice.providers.toReversed();
}

/** What can be booked; a team meeting can't. */
export function servicesOf(practice: Practice): readonly VisitTypeRecord[] {
  return practice.visitTypes.filter(({ isBlock }) => !isBlock);
}

/** Kinds of clinicians. */
export const clinicianTypeRows = Object.values(clinicianTypes).map((name, index) => ({
  id: otherId('clinicianType', index),
  name,
  description: index === 1 ? null : `${name}s of the group`,
  is_active: true,
}));

/** A change of an appointment's status, as it was logged. */
export interface StatusLog {
  readonly status: string;
  readonly reason: string | null;
  readonly at: number;
}

/** What the service remembers of its own writes, where the practice has no place for it. */
export interface Memory {
  readonly pending: Set<number>;
  readonly logs: Map<number, readonly StatusLog[]>;
  readonly rooms: Map<number, string>;
  readonly births: Map<number, string>;
  readonly genders: Map<number, string | null>;
  readonly addresses: Map<number, string>;
}

/** A service that was just started remembers nothing. */
export function emptyMemory(): Memory {
  return {
    pending: new Set(),
    logs: new Map(),
    rooms: new Map(),
    births: new Map(),
    genders: new Map(),
    addresses: new Map(),
  };
}

/** The practice as rows of the service. */
export function bookingRows({ practice, meet }: Backstage, memory: Memory) {
  const organizationId = bookingIds.of('organization', practice.organization.key);
  const bookedBy = { id: otherId('staff', 1), name: 'Robin Marsh' };
  const clinic = (row: PlaceRecord) => ({
    id: bookingIds.of('place', row.key),
    name: row.name,
    address: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
    city: row.city,
    postcode: row.postalCode,
    timezone: row.zone,
    phone: row.phone,
    email: row.email,
    is_active: true,
  });
  const clinicOf = (key: number | null) => {
    const row = rowOf(practice.places, key);
    return row && clinic(row);
  };
  const rooms = practice.places.flatMap(({ key }) =>
    ['1', '2', 'Theatre'].map((number, index) => ({
      id: otherId('room', key * 10 + index),
      name: number,
      room_number: number,
      room_type: index === 2 ? 'Operating' : null,
      capacity: index === 2 ? 4 : 2,
      is_active: true,
      placeKey: key,
      clinic: () => clinicOf(key),
    })),
  );
  const service = (row: VisitTypeRecord) => ({
    id: bookingIds.of('visitType', row.key),
    name: row.name,
    description: row.key % 2 === 0 ? `${row.name}, ${String(row.minutes)} minutes` : '',
    duration_minutes: row.minutes,
    price: row.minutes * 2.5,
    is_active: row.isBookable,
    category: { id: otherId('category', row.key % 2), name: row.key % 2 === 0 ? 'Preventive' : 'Consultations' },
    clinicians: () => practice.providers.filter(({ isActive }) => isActive).map(nameOfClinician),
  });
  const nameOfClinician = (row: ProviderRecord) => ({
    id: bookingIds.of('provider', row.key),
    full_name: fullNameOf(row),
  });
  const briefClinician = (row: ProviderRecord) => {
    const name = clinicianTypes[row.role];
    return {
      ...nameOfClinician(row),
      first_name: row.givenName,
      last_name: row.familyName,
      avatar_url: row.key % 3 === 0 ? `https://example.test/avatars/${String(row.key)}.png` : null,
      // An appointment gives the name as the id.
      clinician_type: { id: name, name, description: null as string | null },
    };
  };
  const clinician = (row: ProviderRecord) => ({
    ...briefClinician(row),
    clinician_type: clinicianTypeRows.find(({ name }) => name === clinicianTypes[row.role]) ?? null,
    bio: row.title,
    consultation_fee: row.role === 'veterinarian' ? 120 : null,
    gender: null,
    is_active: row.isActive,
    languages: row.key === 6 ? ['English', 'Spanish'] : ['English'],
    // A list, though a clinician belongs to one.
    clinics: [clinicOf(row.placeKeys[0] ?? null)],
    services: servicesOf(practice).map(service),
    availability_templates: () =>
      [1, 2, 3, 4, 5].map((day) => ({
        id: otherId('log', 900 + row.key * 10 + day),
        day_of_week: day,
        start_time: '08:00',
        end_time: '18:00',
        effective_from: '2024-01-01T00:00:00.000Z',
        effective_to: null,
        is_active: true,
        clinic: clinicOf(row.placeKeys[0] ?? null),
        room: rooms.find(({ placeKey }) => placeKey === row.placeKeys[0]),
      })),
  });
  const briefPatient = (row: ClientRecord) => ({
    id: bookingIds.of('client', row.key),
    first_name: row.givenName ?? '',
    last_name: row.familyName,
    full_name: `${row.givenName ?? ''} ${row.familyName}`,
    // Both are required columns, empty where the old system had none.
    email: row.emails[0] ?? '',
    phone: row.phones[0]?.value ?? '',
    date_of_birth:
      memory.births.get(row.key) ?? dateTime(Date.UTC(1948 + ((row.key * 7) % 55), row.key % 12, 1 + (row.key % 27))),
    gender: memory.genders.get(row.key) ?? [null, 'female', 'male'][row.key % 3],
  });
  const patient = (row: ClientRecord) => {
    meet('client', row.key);
    return {
      ...briefPatient(row),
      address: memory.addresses.get(row.key) ?? `${row.street}, ${row.city}`,
      notes: row.note,
      created_at: dateTime(row.createdAt),
      appointments({ first, page }: { readonly first: number; readonly page: number }) {
        const rows = practice.appointments
          .filter((each) => each.clientKey === row.key && isAppointment(each))
          .toSorted((one, other) => other.start - one.start);
        const shown = rows.slice((page - 1) * first, page * first);
        const { total, hasMorePages } = paginatorInfo(rows.length, first, page, shown.length);
        return { data: shown.map((each) => appointment(each)), paginatorInfo: { total, hasMorePages } };
      },
    };
  };
  const statusOf = (row: AppointmentRecord): string =>
    row.state === 'planned' && memory.pending.has(row.key) ? 'pending' : bookingStatuses[row.state];
  const logsOf = (row: AppointmentRecord): readonly StatusLog[] => {
    const first = { status: 'scheduled', reason: null, at: row.createdAt };
    const last = { status: statusOf(row), reason: row.cancelReason, at: row.updatedAt };
    return memory.logs.get(row.key) ?? (last.status === 'scheduled' ? [first] : [last, first]);
  };
  /** Lists leave the log empty; only a single appointment has it. */
  function appointment(row: AppointmentRecord, withLogs = false) {
    meet('appointment', row.key);
    const [provider, client] = [rowOf(practice.providers, row.providerKey), rowOf(practice.clients, row.clientKey)];
    const type = rowOf(practice.visitTypes, row.typeKey);
    const own = memory.rooms.get(row.key);
    const [first, second] = rooms.filter(({ placeKey }) => placeKey === row.placeKey);
    const isReminded = row.state !== 'planned' && row.state !== 'cancelled';
    return {
      id: bookingIds.of('appointment', row.key),
      tenant_id: organizationId,
      start_datetime: dateTime(row.start),
      end_datetime: dateTime(row.start + row.minutes * 60_000),
      duration_minutes: row.minutes,
      status: statusOf(row),
      notes: row.reason === '' ? null : row.reason,
      cancellation_reason: row.cancelReason,
      reminder_sent_at: isReminded ? dateTime(row.start - 24 * hourMs) : null,
      created_at: dateTime(row.createdAt),
      updated_at: dateTime(row.updatedAt),
      patient: client && briefPatient(client),
      clinician: provider && briefClinician(provider),
      clinic: clinicOf(row.placeKey),
      room: rooms.find(({ id }) => id === own) ?? (row.key % 2 === 0 ? first : second),
      service: type && service(type),
      booked_by_user: row.key % 4 === 0 ? null : bookedBy,
      status_logs: (withLogs ? logsOf(row) : []).map((log, index) => ({
        id: otherId('log', (row.key % 300) + index),
        status: log.status,
        reason: log.reason,
        created_at: dateTime(log.at),
        changed_by_user: bookedBy,
      })),
    };
  }
  return {
    clinic,
    clinicOf,
    rooms,
    service,
    clinician,
    nameOfClinician,
    patient,
    appointment,
    statusOf,
    logsOf,
    bookedBy,
  };
}
