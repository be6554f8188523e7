import { GraphQLError } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
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
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Every table has UUIDs. */
export const medibookIds = uuidIds();

/** The words for a status; whoever has arrived is no more than confirmed, and is completed later. */
export const medibookWords: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  inProgress: 'confirmed',
  ready: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
};

/** What the service remembers beside the practice: a patient's birthday, gender and address, and what is pending. */
export interface Memory {
  readonly details: Map<number, { birthday: string; gender: string | null; address: string }>;
  readonly pending: Set<number>;
  readonly logs: Map<number, { status: string; reason: string | null; at: number }[]>;
}

/** What a clinician is, by the name of the type alone. */
export const clinicianTypes = { veterinarian: 'Specialist', technician: 'Nurse', groomer: 'Therapist' } as const;
const organization = '0d6c1f52-7f0e-4a3c-9b1e-5d2f9a7c1e88';
const receptionists = ['Dana Whitfield', 'Kofi Mensah'];

/** How a DateTime is written: an instant in UTC with milliseconds. */
export const instantText = (instant: number): string => new Date(instant).toISOString();

/** An error whose code goes by the HTTP status that the server means. */
export function failure(message: string, code: 'NOT_FOUND' | 'BAD_REQUEST'): GraphQLError {
  const status = code === 'NOT_FOUND' ? 404 : 400;
  const error = code === 'NOT_FOUND' ? 'Not Found' : 'Bad Request';
  const originalError = { message, error, statusCode: status };
  return new GraphQLError(message, { extensions: { code, status, originalError } });
}

/** A patient must have two names, so that the front desk split the one of an organization. */
export function namedInTwo(client: ClientRecord): ClientRecord {
  if (client.givenName !== null) return client;
  const words = client.familyName.split(' ');
  if (words.length < 2) return { ...client, givenName: '-' };
  return { ...client, givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
}

/** The patients, who are people here, newest first. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter((row) => !row.isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key)
    .map(namedInTwo);
}

/** Whether the book has this visit: every appointment is that of a patient with a clinician. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.providerKey !== null && row.clientKey !== null;
}

/** The rooms of a clinic: each has two, and the first is what bookings get. */
export function roomsOf(place: number): readonly Row[] {
  return [1, 2].map((number) => ({
    id: `7c9e66${String(place)}${String(number)}-4b0c-4d1e-8a52-3f1b8e0d${String(place)}${String(number)}aa`,
    place,
    room_number: `R${String(place)}0${String(number)}`,
  }));
}

/** Rows of the service. */
export function medibookRecords({ practice, meet }: Backstage, memory: Memory) {
  const { of } = medibookIds;
  const detailsOf = (key: number): { birthday: string; gender: string | null; address: string | null } => {
    const known = memory.details.get(key);
    if (known) return known;
    const birthday = `19${String(50 + (key % 50))}-0${String(1 + (key % 9))}-1${String(key % 10)}`;
    return { birthday, gender: ['female', 'male', null][key % 3] ?? null, address: null };
  };
  const typeInfo = ({ role }: ProviderRecord): Row => ({ id: clinicianTypes[role], name: clinicianTypes[role] });
  const bookedBy = (key: number): Row => {
    const index = key % receptionists.length;
    return { id: `5b0e4d1c-000${String(index)}-4c7a-9f5e-6a1f0c2d3e4b`, name: receptionists[index] };
  };
  function clinic(row: PlaceRecord): Row {
    return {
      id: of('place', row.key),
      name: row.name,
      address: row.street,
      city: row.city,
      // There is no column for a state, so that it is written before the code.
      postcode: `${row.state} ${row.postalCode}`,
      timezone: row.zone,
      phone: row.phone,
      email: row.email,
      is_active: true,
    };
  }
  function service(row: VisitTypeRecord): Row {
    const able = practice.providers.filter(({ role, isActive }) => isActive && role === 'veterinarian');
    return {
      id: of('visitType', row.key),
      name: row.name,
      description: row.name === 'Surgery' ? 'Nothing to eat for eight hours before' : null,
      duration_minutes: row.minutes,
      price: 20 + row.minutes,
      is_active: row.isBookable,
      category: { id: 'c1a7d0aa-51b2-4f7c-8f0e-9a3b2c1d0e01', name: row.minutes > 40 ? 'Procedures' : 'Consultations' },
      clinicians: able.map((member) => ({ id: of('provider', member.key), full_name: fullNameOf(member) })),
    };
  }
  function clinician(row: ProviderRecord): Row {
    const home = rowOf(practice.places, row.placeKeys[0] ?? null);
    const services = practice.visitTypes.filter(({ isBlock }) => !isBlock).map(service);
    return {
      id: of('provider', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      gender: null,
      bio: row.title === null ? null : `${fullNameOf(row)}, ${row.title}`,
      avatar_url: null,
      clinician_type: typeInfo(row),
      consultation_fee: 45 + row.key,
      is_active: row.isActive,
      languages: row.key % 2 === 0 ? ['English', 'Spanish'] : ['English'],
      // The model has one clinic for each, whatever the list suggests.
      clinics: home ? [clinic(home)] : [],
      services: row.role === 'veterinarian' ? services : [],
      availability_templates: [],
    };
  }
  function patient(raw: ClientRecord): Row {
    const row = namedInTwo(raw);
    const { birthday, gender, address } = detailsOf(row.key);
    meet('client', row.key);
    return {
      id: of('client', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      email: row.emails[0] ?? '',
      phone: row.phones[0]?.value ?? '',
      date_of_birth: `${birthday}T00:00:00.000Z`,
      gender,
      address: address ?? [row.street, row.city].filter((part) => part !== '').join(', '),
      notes: row.note,
      created_at: instantText(row.createdAt),
    };
  }
  const statusOf = (row: AppointmentRecord): string =>
    memory.pending.has(row.key) && row.state === 'planned' ? 'pending' : medibookWords[row.state];
  const end = (row: AppointmentRecord): string => instantText(row.start + row.minutes * 60_000);
  function appointment(row: AppointmentRecord, withLogs = false): Row {
    meet('appointment', row.key);
    const [person, member] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const [place, type] = [rowOf(practice.places, row.placeKey), rowOf(practice.visitTypes, row.typeKey)];
    const room = roomsOf(row.placeKey)[0];
    const first = {
      id: `${of('appointment', row.key).slice(0, -1)}f`,
      status: 'scheduled',
      created_at: instantText(row.createdAt),
    };
    const later = (memory.logs.get(row.key) ?? []).map(({ status, reason, at }, index) => {
      return {
        id: `${of('appointment', row.key).slice(0, -1)}${String(index)}`,
        status,
        reason,
        created_at: instantText(at),
      };
    });
    const logs = [...later.toReversed(), first].map((log) => ({ ...log, changed_by_user: bookedBy(row.key) }));
    return {
      id: of('appointment', row.key),
      tenant_id: organization,
      start_datetime: instantText(row.start),
      end_datetime: end(row),
      duration_minutes: row.minutes,
      status: statusOf(row),
      notes: row.reason,
      cancellation_reason: row.cancelReason,
      reminder_sent_at: row.key % 2 === 0 ? instantText(row.start - 86_400_000) : null,
      created_at: instantText(row.createdAt),
      updated_at: instantText(row.updatedAt),
      patient: () => person && patient(person),
      clinician: member && clinician(member),
      clinic: place && clinic(place),
      room: room ? { id: room['id'], name: room['room_number'] } : null,
      service: type && service(type),
      booked_by_user: bookedBy(row.key),
      // Only one appointment by itself says what became of it.
      status_logs: withLogs ? logs : [],
    };
  }
  /** Time that a clinician keeps free: the day, and hours by the clock of the clinic. */
  function spacerBlock(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [place, member] = [rowOf(practice.places, row.placeKey), rowOf(practice.providers, row.providerKey)];
    const wall = (instant: number): string => wallText(instant, place?.zone ?? 'UTC');
    return {
      id: of('appointment', row.key),
      block_date: `${wall(row.start).slice(0, 10)}T00:00:00.000Z`,
      start_time: wall(row.start).slice(11, 16),
      end_time: wall(row.start + row.minutes * 60_000).slice(11, 16),
      reason: row.reason ?? '',
      recurrence_type: 'single',
      clinic_id: of('place', row.placeKey),
      clinician_id: of('provider', row.providerKey ?? 0),
      clinic: place && { id: of('place', place.key), name: place.name },
      clinician: member && {
        id: of('provider', member.key),
        first_name: member.givenName,
        last_name: member.familyName,
      },
    };
  }
  return { clinic, service, clinician, patient, appointment, spacerBlock, statusOf };
}
