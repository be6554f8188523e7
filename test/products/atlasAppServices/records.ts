import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

const began = Date.parse('2019-02-04T13:00:00Z') / 1000;
const machines: Readonly<Record<Kind, string>> = {
  organization: '5b0c7e1a90',
  place: '8f3a61c2d4',
  provider: '8f3a61c2d5',
  visitType: '8f3a61c2d6',
  client: '1d9e40b7aa',
  patient: '1d9e40b7ab',
  appointment: 'c64f02e913',
};
const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/** ObjectIds: seconds, a machine, and a count, so that later ones are greater. */
export const atlasIds: Ids = {
  of: (kind, key) => `${hex(began + key * 3600, 8)}${machines[kind]}${hex(0xa0_00_00 + key, 6)}`,
  key(kind, id) {
    const key = Number.parseInt(String(id ?? '').slice(-6), 16) - 0xa0_00_00;
    return key > 0 && atlasIds.of(kind, key) === id ? key : null;
  },
};

/** The words that the practice writes down for a status, which is any text. */
export const atlasWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_progress',
  ready: 'ready_for_pickup',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} as const satisfies Record<VisitState, string>;

/** The kind that the practice has for a collection's documents. */
export const kinds: Readonly<Record<string, Kind>> = {
  Appointment: 'appointment',
  Client: 'client',
  Employee: 'provider',
  Location: 'place',
  Patient: 'patient',
  VisitType: 'visitType',
};

/** What a document says beside what the practice knows, once it was written here. */
export type Beside = Map<string, Row>;

const users = ['63e2b1f04c8d', '63e2b1f04c91', '63f0a7720b15'];

/** The documents of all collections as they are stored; those that were deleted are gone. */
export function storedDocuments(
  { practice }: Backstage,
  removed: ReadonlySet<string>,
  beside: Beside,
): (title: string) => readonly Row[] {
  const id = atlasIds.of;
  const optional = (kind: Kind, key: number | null): string | null => (key === null ? null : id(kind, key));
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
  });
  const also = (row: Row): Row => ({ ...row, ...beside.get(String(row['_id'])) });
  const deletedAt = (row: { readonly isDeleted: boolean; readonly updatedAt: number }): string | null =>
    row.isDeleted ? utcText(row.updatedAt) : null;
  const appointment = (row: AppointmentRecord): Row =>
    also({
      _id: id('appointment', row.key),
      start: utcText(row.start),
      end: utcText(row.start + row.minutes * 60_000),
      status: atlasWords[row.state],
      reason: row.reason,
      cancelReason: row.cancelReason,
      notes: row.key % 9 === 0 ? 'Asked for the quiet room' : null,
      room: row.key % 4 === 0 ? `Exam ${String(1 + (row.key % 3))}` : null,
      client: optional('client', row.clientKey),
      patient: optional('patient', row.patientKey),
      provider: optional('provider', row.providerKey),
      location: id('place', row.placeKey),
      visitType: id('visitType', row.typeKey),
      createdBy: users[row.key % users.length] ?? null,
      deletedAt: deletedAt(row),
      ...stamps(row),
    });
  const client = (row: ClientRecord): Row =>
    also({
      _id: id('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      company: row.givenName === null,
      email: row.emails[0] ?? null,
      phones: row.phones.map(({ label, value }, index) => ({ label, number: value, preferred: index === 0 })),
      address: { street: row.street, city: row.city, state: row.city === 'Boulder' ? 'CO' : 'ME', postalCode: null },
      homeLocation: id('place', row.placeKey),
      isActive: row.isActive,
      notes: row.note,
      tags: row.tags,
      balance: row.key % 7 === 0 ? row.key * 1.5 : 0,
      deletedAt: deletedAt(row),
      ...stamps(row),
    });
  const patient = (row: PatientRecord): Row =>
    also({
      _id: id('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      color: row.color === '' ? null : row.color,
      sex: row.sex.toLowerCase(),
      // A date is an instant in MongoDB.
      birthDate: row.birthDate === null ? null : `${row.birthDate}T00:00:00Z`,
      microchip: row.microchip,
      isActive: row.isActive,
      isDeceased: row.isDeceased,
      owner: optional('client', row.clientKey),
      ...stamps(row),
    });
  const invoice = (row: AppointmentRecord): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const total = 40 + row.minutes;
    const isPaid = row.key % 3 !== 0;
    return {
      _id: `6a1${id('appointment', row.key).slice(3)}`,
      number: 10_000 + row.key,
      appointment: id('appointment', row.key),
      client: optional('client', row.clientKey),
      issuedAt: utcText(row.updatedAt),
      paidAt: isPaid ? utcText(row.updatedAt + 3_600_000) : null,
      status: isPaid ? 'paid' : 'open',
      lines: [{ description: type?.name ?? 'Visit', quantity: 1, price: total }],
      total,
    };
  };
  const reminder = ({ key, createdAt }: PatientRecord): Row => ({
    _id: `6b2${id('patient', key).slice(3)}`,
    patient: id('patient', key),
    kind: key % 2 === 0 ? 'vaccination' : 'dental',
    dueDate: utcText(createdAt + 31_536_000_000 * (7 + (key % 3))),
    sentAt: key % 4 === 0 ? utcText(createdAt + 30_000_000_000) : null,
  });
  const rows = rememberedRows(practice, {
    Appointment: () => practice.appointments.map(appointment),
    Client: () => practice.clients.map(client),
    Patient: () => practice.patients.map(patient),
    Invoice: () => practice.appointments.filter(({ state }) => state === 'completed').map(invoice),
    Reminder: () => practice.patients.filter(({ key }) => key % 2 === 0 || key % 5 === 0).map(reminder),
    Employee: () =>
      practice.providers.map(({ key, givenName, familyName, placeKeys, ...row }) => ({
        _id: id('provider', key),
        firstName: givenName,
        lastName: familyName,
        email: row.email,
        title: row.title,
        role: row.role,
        isActive: row.isActive,
        locations: placeKeys.map((each) => id('place', each)),
        startedAt: utcText((began + key * 2_000_000) * 1000),
      })),
    Location: () =>
      practice.places.map(({ key, name, phone, email, zone, street, city, state, postalCode }) => ({
        _id: id('place', key),
        name,
        phone,
        email,
        timezone: zone,
        address: { street, city, state, postalCode },
      })),
    VisitType: () =>
      practice.visitTypes.map(({ key, name, minutes, color, isBlock, isBookable }) => ({
        _id: id('visitType', key),
        name,
        duration: minutes,
        color,
        isBlock,
        isBookable,
      })),
  });
  return (title) => rows(title).filter((row) => !removed.has(String(row['_id'])));
}
