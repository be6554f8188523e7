import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type CollectionArgs, collectionOf } from './collections.ts';
import { databaseTables } from './schema.ts';

/** Numbers that the database counts for each table. */
export const supabaseIds = numberIds(0);

/** The words of the status column, which knows of nothing between a confirmed visit and a completed one but this. */
export const supabaseWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'in-progress',
  inProgress: 'in-progress',
  ready: 'in-progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no-show',
} satisfies Record<VisitState, string>;

/** The words of the type column, in the order of the practice's types. */
export const visitTypes: readonly string[] = [
  'consultation',
  'vaccination',
  'consultation',
  'surgery',
  'grooming',
  'follow-up',
];

/** The only zone of this clinic: its times say nothing about that. */
export const clinicZone = 'America/New_York';

const account = '6f0f6a52-3a55-4f0e-9f6c-0d1f6c2a9b11';

/** Whether the book has a row: it has one clinic, and no visit without an animal and its owner. */
export function isOnBook(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && !row.isBlock && !row.isDeleted && row.patientKey !== null && row.clientKey !== null;
}

/** The rows of the practice as the tables of the database hold them. */
export function supabaseRecords({ practice, meet, cap }: Backstage) {
  const id = supabaseIds.of;
  const others = (table: string, column: string, key: string) => (args: CollectionArgs) =>
    collectionOf(
      (rowsByTable[table]?.() ?? []).filter((row) => row[column] === key),
      args,
      cap,
      meetRow,
    );
  const one = (table: string, key: string) => () => {
    const found = rowsByTable[table]?.().find((row) => row['id'] === key);
    return found ? meetRow(found) : null;
  };
  function client(row: ClientRecord): Row {
    const key = id('client', row.key);
    return {
      ...identity('clients', key),
      first_name: row.givenName ?? '',
      last_name: row.familyName,
      email: row.emails[0] ?? '',
      phone: row.phones[0]?.value ?? '',
      address: row.street,
      city: row.city,
      state: '',
      zip_code: '',
      notes: row.note ?? '',
      ...stamps(row),
      petsCollection: others('pets', 'client_id', key),
      appointmentsCollection: others('appointments', 'client_id', key),
      invoicesCollection: others('invoices', 'client_id', key),
    };
  }
  function pet(row: PatientRecord): Row {
    const key = id('patient', row.key);
    const owner = id('client', row.clientKey ?? 0);
    return {
      ...identity('pets', key),
      client_id: owner,
      name: row.name,
      species: row.species,
      breed: row.breed ?? '',
      gender: row.sex.toLowerCase(),
      birth_date: row.birthDate ?? '',
      weight: '0',
      color: row.color,
      microchip_id: row.microchip ?? '',
      photo_url: '',
      notes: '',
      ...stamps(row),
      client: one('clients', owner),
      appointmentsCollection: others('appointments', 'pet_id', key),
      medical_recordsCollection: others('medical_records', 'pet_id', key),
      vaccinationsCollection: others('vaccinations', 'pet_id', key),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const key = id('appointment', row.key);
    const [owner, animal] = [id('client', row.clientKey ?? 0), id('patient', row.patientKey ?? 0)];
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      ...identity('appointments', key),
      pet_id: animal,
      client_id: owner,
      date: wallDay(row.start, clinicZone),
      time: wallTime(row.start, clinicZone).slice(0, 5),
      duration: row.minutes,
      type: visitTypes[row.typeKey - 1] ?? 'consultation',
      status: supabaseWords[row.state],
      veterinarian: provider ? fullNameOf(provider) : '',
      notes: row.reason ?? '',
      google_calendar_event_id: null,
      email_sent: row.key % 2 === 0,
      reminder_sent: row.key % 3 === 0,
      ...stamps(row),
      client: one('clients', owner),
      pet: one('pets', animal),
      invoicesCollection: others('invoices', 'appointment_id', key),
    };
  }
  /** Tells that a row goes into an answer. */
  function meetRow(row: Row): Row {
    const kind = { clients: 'client', pets: 'patient', appointments: 'appointment' } as const;
    const { __typename: table } = row;
    if (table === 'clients' || table === 'pets' || table === 'appointments')
      meet(kind[table], supabaseIds.key(kind[table], String(row['id'])) ?? 0);
    return row;
  }
  const rowsByTable: Readonly<Record<string, () => readonly Row[]>> = {
    ...Object.fromEntries(databaseTables.map(({ name }) => [name, () => []])),
    clients: () => practice.clients.filter((row) => !row.isDeleted).map(client),
    pets: () => practice.patients.filter((row) => row.clientKey !== null).map(pet),
    appointments: () => practice.appointments.filter(isOnBook).map(appointment),
    settings: () => [
      { ...identity('settings', '1'), key: 'clinic_name', value: 'Harbor Street Animal Hospital' },
      { ...identity('settings', '2'), key: 'working_hours', value: '08:00-18:00' },
    ],
    profiles: () => [
      { ...identity('profiles', account), username: 'frontdesk', full_name: 'Front Desk', updated_at: null },
    ],
  };
  return { rowsByTable, client, pet, appointment, meetRow };
}

function identity(table: string, id: string): Row {
  const nodeId = Buffer.from(JSON.stringify(['public', table, /^\d+$/.test(id) ? Number(id) : id])).toString('base64');
  return { __typename: table, nodeId, id, user_id: account };
}

/** Instants as PostgreSQL writes them into JSON. */
function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  const text = (instant: number): string => new Date(instant).toISOString().replace('.000Z', '+00:00');
  return { created_at: text(createdAt), updated_at: text(updatedAt) };
}
