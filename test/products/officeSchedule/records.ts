import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Practice,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { accountKey, emailOf, isOwn, millis, officeIds, officeWords } from './values.ts';

/** What the product stores beside the practice; rows by their id. */
export interface OfficeMemory {
  readonly users: Map<string, Row>;
  /** What patients have that clients of the practice don't. */
  readonly profiles: Map<number, Row>;
  /** What appointments have that those of the practice don't. */
  readonly visits: Map<number, Row>;
  readonly colleagues: Map<string, Row>;
  readonly fees: Map<string, Row>;
  readonly notes: Map<string, Row>;
}

/** How rows look there. */
export type OfficeRecords = ReturnType<typeof officeRecords>;

const insurers = ['Harbor Mutual', 'Blue Coast', '', 'Summit Health'];
const doctors = ['Dr. Halloran', '', 'Dr. Osei', '', ''];

/** An id of a row that only this product has; sorts are told apart by a digit. */
export function ownId(sort: number, number: number): string {
  return `66d1${String(sort)}${number.toString(16).padStart(19, '0')}`;
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): OfficeMemory {
  const users = practice.providers.map((person): [string, Row] => {
    const id = officeIds.of('provider', person.key);
    const row = {
      id,
      firstName: person.givenName,
      lastName: person.familyName,
      email: person.email,
      language: 'en',
      startWork: '2024-09-02 08:00:00',
      endWork: '2024-09-02 18:00:00',
      slotDuration: '00:15:00',
      withResources: false,
      freeTrailAcount: person.key > 4,
      taxRegistration: `84-${String(3_100_000 + person.key * 4127)}`,
      country: 'United States',
      currency: { name: 'US Dollar', native: '$', symbol: '$' },
      createdAt: millis(Date.parse('2024-08-30T09:00:00Z') + person.key * 86_400_000),
      updatedAt: millis(Date.parse('2024-08-30T09:00:00Z') + person.key * 86_400_000),
    };
    return [id, row];
  });
  const fees = ['Rent', 'Gloves and paper', 'Electricity'].map((note, index): [string, Row] => {
    const id = ownId(1, index + 1);
    return [
      id,
      { id, note, amount: 40 * (index + 1), date: millis(Date.parse('2026-11-16T10:00:00Z') + index * 43e6) },
    ];
  });
  const notes = ['Order forms', 'Call the landlord'].map((title, index): [string, Row] => {
    const id = ownId(2, index + 1);
    return [id, { id, title, note: '<p>Before Friday.</p>' }];
  });
  return {
    users: new Map(users),
    profiles: new Map(),
    visits: new Map(),
    colleagues: new Map(),
    fees: new Map(fees),
    notes: new Map(notes),
  };
}

/** Makes rows from the records of a practice. */
export function officeRecords({ practice, meet }: Backstage, memory: OfficeMemory) {
  const patient = (client: ClientRecord | null): Row | null => {
    if (!client) return null;
    meet('client', client.key);
    const { key } = client;
    return {
      birthDate: millis(Date.UTC(1950 + (key % 50), key % 12, 1 + (key % 27))),
      insurance: insurers[key % insurers.length],
      addressedBy: doctors[key % doctors.length],
      startDate: key % 3 === 0 ? millis(Math.floor(client.createdAt / 86_400_000) * 86_400_000) : null,
      endDate: null,
      ...memory.profiles.get(key),
      id: officeIds.of('client', key),
      name: fullNameOf(client),
      note: client.note ?? '',
      email: emailOf(client),
      phone: client.phones[0]?.value ?? '',
      createdAt: millis(client.createdAt),
      // No query asks the store for them.
      Appointments: null,
    };
  };
  const user = (key: number | null): Row | null => memory.users.get(officeIds.of('provider', key ?? 0)) ?? null;
  const priceOf = (row: AppointmentRecord): number => {
    const price = memory.visits.get(row.key)?.['price'];
    return typeof price === 'number' ? price : officeWords[row.state] === 'DONE' ? row.minutes * 2 : 0;
  };
  /** An appointment as it is stored; what it leads to comes only where a query says so. */
  const bare = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      resource: null,
      ...memory.visits.get(row.key),
      id: officeIds.of('appointment', row.key),
      createdAt: millis(row.createdAt),
      updatedAt: millis(row.updatedAt),
      startTime: millis(row.start),
      endTime: millis(row.start + row.minutes * 60_000),
      price: priceOf(row),
      status: officeWords[row.state],
      note: row.reason ?? '',
      patient: null,
      user: null,
    };
  };
  return {
    patient,
    /** All of the account, as they were entered. */
    patients: () => practice.clients.filter((client) => !client.isDeleted).map(patient),
    user,
    account: () => user(accountKey),
    priceOf,
    bare,
    appointment: (row: AppointmentRecord): Row => ({
      ...bare(row),
      patient: patient(rowOf(practice.clients, row.clientKey)),
      user: user(row.providerKey),
    }),
    own: () => practice.appointments.filter(isOwn),
  };
}
