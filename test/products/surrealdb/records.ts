import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type Kind,
  type Practice,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { type Row, compareValues } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { datetimeText, durationText } from './values.ts';

/** How far an appointment is: a text that the field's assertion knows. */
export const surrealWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_progress',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

const tableOf: Readonly<Record<Kind, string>> = {
  organization: 'organization',
  place: 'location',
  provider: 'staff',
  visitType: 'service',
  client: 'client',
  patient: 'pet',
  appointment: 'appointment',
};
const kinds = Object.keys(tableOf) as Kind[]; // Sound: the record has exactly these keys.
const mostKeys = 2000;

/** A record's key as the database generates it: twenty lower-case letters and digits. */
function generated(group: number, key: number): string {
  const part = (salt: number): string =>
    mixed(key * 31 + group * 7 + salt)
      .toString(36)
      .padStart(7, '0');
  return `${part(1)}${part(2)}${part(3)}`.slice(0, 20);
}

const known = new Map(
  kinds.map((kind, group) => [
    kind,
    new Map(Array.from({ length: mostKeys }, (_, key) => [`${tableOf[kind]}:${generated(group, key)}`, key])),
  ]),
);

/** Ids with the table in front. */
export const surrealIds: Ids = {
  of: (kind, key) => `${tableOf[kind]}:${generated(kinds.indexOf(kind), key)}`,
  key: (kind, id) => known.get(kind)?.get(String(id ?? '')) ?? null,
};

/** The ids of one database, where whoever creates a record may name it. */
export interface NamedIds extends Ids {
  readonly name: (kind: Kind, key: number, id: string) => void;
}

/** Ids as the database generates them, but for records that were named. */
export function namedIds(): NamedIds {
  const named = new Map<string, string>();
  const keys = new Map<string, number>();
  return {
    of: (kind, key) => named.get(`${kind} ${String(key)}`) ?? surrealIds.of(kind, key),
    key: (kind, id) => keys.get(`${kind} ${String(id)}`) ?? surrealIds.key(kind, id),
    name(kind, key, id) {
      named.set(`${kind} ${String(key)}`, id);
      keys.set(`${kind} ${id}`, key);
    },
  };
}

/** An entry of the book; what keeps time free has a table of its own. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock;
}

/** Rows as the database goes through them: by id. */
export function byId<Each extends { readonly key: number }>(
  kind: Kind,
  rows: readonly Each[],
  ids: Ids = surrealIds,
): readonly Each[] {
  return rows.toSorted((one, other) => compareValues(ids.of(kind, one.key), ids.of(kind, other.key)));
}

/** Those that are there: whoever was merged or removed is gone. */
export function clientsOf({ clients }: Practice, ids: Ids = surrealIds): Practice['clients'] {
  const there = clients.filter(({ isDeleted }) => !isDeleted);
  return [...byId('client', there, ids)];
}

const price = (minutes: number): string => (minutes * 2.4).toFixed(2);
const sources = ['phone', 'website', 'front_desk'];

/** The records of all tables; links are ids. */
export function surrealRows({ practice }: Backstage, ids: Ids): (table: string) => readonly Row[] {
  const idOf = (kind: Kind, key: number | null): string | null => (key === null ? null : ids.of(kind, key));
  const times = ({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }): Row => ({
    created_at: datetimeText(createdAt),
    updated_at: datetimeText(updatedAt),
  });
  const appointment = (row: AppointmentRecord): Row => ({
    id: ids.of('appointment', row.key),
    ...times(row),
    starts_at: datetimeText(row.start),
    duration: durationText(row.minutes),
    status: surrealWords[row.state],
    reason: row.reason,
    cancel_reason: row.cancelReason,
    source: sources[row.key % 3],
    location: idOf('place', row.placeKey),
    service: idOf('visitType', row.typeKey),
    staff: idOf('provider', row.providerKey),
    pet: idOf('patient', row.patientKey),
    client: idOf('client', row.clientKey),
  });
  return rememberedRows(practice, {
    appointment: () => byId('appointment', practice.appointments.filter(isBooked), ids).map(appointment),
    client: () =>
      clientsOf(practice, ids).map((row) => ({
        id: ids.of('client', row.key),
        ...times(row),
        first_name: row.givenName,
        last_name: row.familyName,
        name: fullNameOf(row),
        email: row.emails[0] ?? null,
        phones: row.phones.map(({ label, value }) => ({ label: label.toLowerCase(), number: value })),
        address: row.street === '' ? null : { street: row.street, city: row.city },
        active: row.isActive,
        notes: row.note,
        tags: row.tags,
        location: idOf('place', row.placeKey),
        referred_by: row.key % 8 === 0 ? idOf('client', row.key - 1) : null,
      })),
    invoice: () =>
      practice.appointments
        .filter((row) => isBooked(row) && row.state === 'completed' && row.clientKey !== null)
        .map((row) => ({
          id: `invoice:${generated(20, row.key)}`,
          number: 20_000 + row.key,
          client: idOf('client', row.clientKey),
          appointment: idOf('appointment', row.key),
          issued_at: datetimeText(row.start + row.minutes * 60_000),
          lines: [
            {
              description: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
              quantity: 1,
              price: price(row.minutes),
            },
          ],
          status: row.key % 5 === 0 ? 'open' : 'paid',
          total: price(row.minutes),
        })),
    location: () =>
      byId('place', practice.places).map((row) => ({
        id: ids.of('place', row.key),
        code: row.name.slice(0, 3).toUpperCase(),
        name: row.name,
        phone: row.phone,
        email: row.email,
        timezone: row.zone,
        address: { street: row.street, city: row.city, state: row.state, postal_code: row.postalCode },
      })),
    pet: () =>
      byId('patient', practice.patients, ids).map((row) => ({
        id: ids.of('patient', row.key),
        ...times(row),
        name: row.name,
        species: row.species,
        breed: row.breed,
        color: row.color === '' ? null : row.color,
        sex: row.sex.toLowerCase(),
        // The database has no days without a time.
        birth_date: row.birthDate === null ? null : `${row.birthDate}T00:00:00+00:00`,
        microchip: row.microchip,
        active: row.isActive,
        deceased: row.isDeceased,
        owner: idOf('client', row.clientKey),
      })),
    service: () =>
      byId(
        'visitType',
        practice.visitTypes.filter(({ isBlock }) => !isBlock),
      ).map((row) => ({
        id: ids.of('visitType', row.key),
        name: row.name,
        duration: durationText(row.minutes),
        color: row.color,
        price: price(row.minutes),
        active: row.isBookable,
      })),
    staff: () =>
      byId('provider', practice.providers).map((row) => ({
        id: ids.of('provider', row.key),
        first_name: row.givenName,
        last_name: row.familyName,
        name: fullNameOf(row),
        email: row.email,
        role: row.role,
        title: row.title,
        active: row.isActive,
      })),
    time_block: () =>
      practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted)
        .map((row) => ({
          id: `time_block:${generated(21, row.key)}`,
          title: row.reason ?? 'Blocked',
          starts_at: datetimeText(row.start),
          duration: durationText(row.minutes),
          location: idOf('place', row.placeKey),
          staff: idOf('provider', row.providerKey),
          created_by: idOf('provider', 1),
        })),
    works_at: () =>
      practice.providers.flatMap((row) =>
        row.placeKeys.map((placeKey) => ({
          id: `works_at:${generated(22, row.key * 10 + placeKey)}`,
          in: idOf('provider', row.key),
          out: idOf('place', placeKey),
          since: row.key % 3 === 0 ? null : datetimeText(Date.UTC(2018 + row.key, 4, 1)),
        })),
      ),
  });
}
