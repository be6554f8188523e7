import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  dialectNow,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ItemsArgs, itemsOf } from './items.ts';
import { projectCollections } from './schema.ts';

/** Numbers that the database counts for each collection. */
export const directusIds = numberIds(0);

/** The choices of an appointment's status; what is thrown away is archived. */
export const directusWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'arrived',
  inProgress: 'in_treatment',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

const desk: Row = {
  id: '7d3c1b1e-52d4-4d0c-9a57-0f4f1f2a6f10',
  first_name: 'Front',
  last_name: 'Desk',
  email: 'desk@example.test',
  location: null,
  title: null,
  language: null,
  avatar: () => null,
};

/** The items of the practice as the project's collections hold them. */
export function directusRecords({ practice, meet, cap, now }: Backstage) {
  const many = (field: string, rows: () => readonly Row[]): Row => ({
    [field]: (args: ItemsArgs) => itemsOf(rows(), args, cap, now()).map(meetItem),
    [`${field}_func`]: () => ({ count: rows().length }),
  });
  const one = <Record extends { readonly key: number }>(
    records: readonly Record[],
    key: number | null,
    show: (record: Record) => Row,
  ): (() => Row | null) => {
    return () => {
      const record = rowOf(records, key);
      return record && meetItem(show(record));
    };
  };
  const visits = (belongs: (row: AppointmentRecord) => boolean): Row =>
    many('appointments', () => practice.appointments.filter((row) => !row.isBlock && belongs(row)).map(appointment));
  function client(row: ClientRecord): Row {
    return {
      kind: 'client',
      ...common('client', row, row.isDeleted ? 'archived' : row.isActive ? 'active' : 'inactive'),
      first_name: row.givenName,
      last_name: row.familyName,
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      phone_secondary: row.phones[1]?.value ?? null,
      address: row.street,
      city: row.city,
      notes: row.note,
      tags: row.tags,
      ...many('pets', () => practice.patients.filter((animal) => animal.clientKey === row.key).map(pet)),
      ...visits((visit) => visit.clientKey === row.key),
      ...many('invoices', () => []),
    };
  }
  function pet(row: PatientRecord): Row {
    return {
      kind: 'patient',
      ...common('patient', row, row.isActive ? 'active' : 'archived'),
      name: row.name,
      species: row.species,
      breed: row.breed,
      color: row.color,
      sex: row.sex.toLowerCase(),
      ...day('date_of_birth', row.birthDate),
      microchip: row.microchip,
      deceased: row.isDeceased,
      photo: () => null,
      owner: one(practice.clients, row.clientKey, client),
      ...visits((visit) => visit.patientKey === row.key),
    };
  }
  function member(row: (typeof practice.providers)[number]): Row {
    return {
      ...common(
        'provider',
        { key: row.key, createdAt: joined, updatedAt: joined },
        row.isActive ? 'published' : 'archived',
      ),
      first_name: row.givenName,
      last_name: row.familyName,
      title: row.title,
      role: row.role,
      email: row.email,
      bio: null,
      photo: () => null,
      user: () => null,
      ...visits((visit) => visit.providerKey === row.key),
    };
  }
  function location(row: (typeof practice.places)[number]): Row {
    const { name, street, city, state, postalCode, zone, phone, email } = row;
    return {
      ...common('place', { key: row.key, createdAt: joined, updatedAt: joined }, 'published'),
      name,
      street,
      city,
      state,
      zip: postalCode,
      time_zone: zone,
      phone,
      email,
      opening_hours: [{ days: 'Mon-Fri', from: '08:00', to: '18:00' }],
      opening_hours_func: () => ({ count: 1 }),
    };
  }
  function service(row: (typeof practice.visitTypes)[number]): Row {
    return {
      ...common('visitType', { key: row.key, createdAt: joined, updatedAt: joined }, 'published'),
      name: row.name,
      description: null,
      duration: row.minutes,
      price: null,
      color: row.color,
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const zone = zoneOf(practice, row);
    return {
      kind: 'appointment',
      ...common('appointment', row, row.isDeleted ? 'archived' : directusWords[row.state]),
      ...instant('starts_at', wallText(row.start, zone)),
      ...instant('ends_at', wallText(row.start + row.minutes * 60_000, zone)),
      reason: row.reason,
      cancellation_reason: row.cancelReason,
      client: one(practice.clients, row.clientKey, client),
      pet: one(practice.patients, row.patientKey, pet),
      staff: one(practice.providers, row.providerKey, member),
      location: one(practice.places, row.placeKey, location),
      service: one(practice.visitTypes, row.typeKey, service),
    };
  }
  function openHouse(): Row {
    return {
      ...common('organization', { key: 1, createdAt: joined, updatedAt: joined }, 'published'),
      title: 'Open house',
      ...instant('starts_at', '2026-11-17T17:00:00'),
      ...instant('ends_at', '2026-11-17T19:00:00'),
      place: 'Harbor Street',
    };
  }
  /** Tells that an item goes into an answer. */
  function meetItem(row: Row): Row {
    const { kind } = row;
    if (kind === 'client' || kind === 'patient' || kind === 'appointment')
      meet(kind, directusIds.key(kind, String(row['id'])) ?? 0);
    return row;
  }
  const itemsByCollection: Readonly<Record<string, () => readonly Row[]>> = {
    ...Object.fromEntries(projectCollections.map(({ name }) => [name, () => []])),
    clients: () => practice.clients.map(client),
    pets: () => practice.patients.map(pet),
    staff: () => practice.providers.map(member),
    locations: () => practice.places.map(location),
    services: () => practice.visitTypes.filter((row) => !row.isBlock).map(service),
    appointments: () => practice.appointments.filter((row) => !row.isBlock).map(appointment),
    events: () => [openHouse()],
  };
  return { itemsByCollection, client, pet, appointment, meetItem };
}

const joined = dialectNow - 86_400_000 * 500;

function common(
  kind: 'client' | 'patient' | 'provider' | 'place' | 'visitType' | 'appointment' | 'organization',
  { key, createdAt, updatedAt }: { readonly key: number; readonly createdAt: number; readonly updatedAt: number },
  status: string,
): Row {
  return {
    id: directusIds.of(kind, key),
    status,
    sort: null,
    user_created: () => desk,
    ...instant('date_created', new Date(createdAt).toISOString()),
    user_updated: () => (key % 2 === 0 ? desk : null),
    ...instant('date_updated', new Date(updatedAt).toISOString()),
  };
}

/** A date and time with the functions that take it apart. */
function instant(field: string, text: string): Row {
  const parts = new Date(`${text.slice(0, 19)}Z`);
  const functions = {
    ...partsOfDay(parts),
    hour: parts.getUTCHours(),
    minute: parts.getUTCMinutes(),
    second: parts.getUTCSeconds(),
  };
  return { [field]: text, [`${field}_func`]: () => functions };
}

function day(field: string, text: string | null): Row {
  return { [field]: text, [`${field}_func`]: () => (text === null ? null : partsOfDay(new Date(`${text}T00:00:00Z`))) };
}

function partsOfDay(at: Date): Row {
  const firstOfYear = Date.UTC(at.getUTCFullYear(), 0, 1);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    week: Math.ceil(((at.getTime() - firstOfYear) / 86_400_000 + 1) / 7),
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
}
