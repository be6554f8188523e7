import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';

const uuids = uuidIds();
const slotPrefix = 'appt#';
/** What the key of a booking begins with. */
export const bookingPrefix = 'booking#';

/** Keys of appointments in the one table, and names of users in the pool. */
export const schedularIds: Ids = {
  of: (kind, key) => (kind === 'appointment' ? slotPrefix : '') + uuids.of(kind, key),
  key(kind, id) {
    const text = String(id ?? '');
    if (kind !== 'appointment') return uuids.key(kind, text);
    return text.startsWith(slotPrefix) ? uuids.key(kind, text.slice(slotPrefix.length)) : null;
  },
};

/** What was written since it runs, and the practice has no place for. */
export interface SchedularMemory {
  /** Items of the table that were put over others, by both their keys; null where one was deleted. */
  readonly items: Map<string, Row | null>;
  /** Keys of slots that were entered by hand and are booked by now, by the key of the practice. */
  readonly keys: Map<number, string>;
  /** Who booked, in the words that came with the booking, and the booking's number. */
  readonly booked: Map<number, { readonly customer: Row; readonly bookingId: string }>;
  /** Bookings that are no longer the slot's own. */
  readonly past: Row[];
}

/** What the memory is before anything was written. */
export function newMemory(): SchedularMemory {
  return { items: new Map(), keys: new Map(), booked: new Map(), past: [] };
}

/** Both keys of an item as one. */
export function itemKey({ pk, sk }: Row): string {
  return `${textOf(pk)} ${textOf(sk)}`;
}

/** Whether the table has a slot of an entry of the book: someone's, be it cancelled, so that the slot is free again. */
export function isSlot(row: practices.AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Whether that slot is booked. */
export function isBooked(row: practices.AppointmentRecord): boolean {
  return isSlot(row) && row.state !== 'cancelled';
}

function stamp(instant: number): string {
  return new Date(instant).toISOString();
}

/** Attributes that the pool requires: names, an address and a number in international form. */
function customerOf(row: practices.ClientRecord): Row {
  const digits = row.phones[0]?.value.replaceAll(/\D/g, '').slice(-10) ?? '2075550199';
  const [first = '', ...others] = row.familyName.split(' ');
  return {
    id: schedularIds.of('client', row.key),
    firstName: row.givenName ?? first,
    lastName: row.givenName === null ? others.join(' ') : row.familyName,
    email: row.emails[0] ?? `client${String(row.key)}@schedular.example.test`,
    phone: `+1${digits}`,
  };
}

/** A page of users of a group, and from where the next one is; groups are three. */
export function usersIn({ clients, providers }: practices.Practice, group: string): readonly Row[] | null {
  const { of } = schedularIds;
  if (group === 'Admins')
    return providers.map(({ key, givenName, familyName, email }) => {
      const phoneNumber = `+120755501${String(key).padStart(2, '0')}`;
      return { id: of('provider', key), firstName: givenName, lastName: familyName, email, phoneNumber };
    });
  const people = clients.filter(({ isDeleted }) => !isDeleted);
  // Those who aren't let in yet are the public.
  const found = people.filter(({ isActive }) => isActive === (group === 'Clients'));
  if (group !== 'Clients' && group !== 'Public') return null;
  return found.map((row) => {
    const { phone, ...user } = customerOf(row);
    return { ...user, phoneNumber: phone };
  });
}

/** The items of the table. */
export type SchedularTable = ReturnType<typeof schedularTable>;

/** Reads the one table of slots and bookings out of a practice. */
export function schedularTable({ practice, meet }: Backstage, memory: SchedularMemory) {
  const administrator = (key: number | null): Row | null => {
    const person = practices.rowOf(practice.providers, key);
    if (!person) return null;
    return { id: schedularIds.of('provider', person.key), firstName: person.givenName, lastName: person.familyName };
  };
  const bookingIdOf = ({ key }: practices.AppointmentRecord): string =>
    memory.booked.get(key)?.bookingId ?? uuids.of('organization', key);
  const keysOf = (row: practices.AppointmentRecord): Row => ({
    pk: memory.keys.get(row.key) ?? schedularIds.of('appointment', row.key),
    sk: stamp(row.start),
  });
  const details = (row: practices.AppointmentRecord): Row => ({
    type: 'appt',
    category: practices.rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
    duration: row.minutes,
  });

  const slot = (row: practices.AppointmentRecord): Row => {
    const client = practices.rowOf(practice.clients, row.clientKey);
    const customer = memory.booked.get(row.key)?.customer ?? (client && customerOf(client));
    const isTaken = isBooked(row);
    return {
      ...keysOf(row),
      ...details(row),
      key: row.key,
      status: isTaken ? 'booked' : 'available',
      administratorDetails: administrator(row.providerKey),
      bookingId: isTaken ? bookingIdOf(row) : null,
      customerDetails: isTaken ? customer : null,
      createdAt: stamp(row.createdAt),
      updatedAt: stamp(row.updatedAt),
    };
  };

  /** A booking as it is stored: of the customer nothing but the id. */
  const booking = (row: practices.AppointmentRecord): Row => ({
    pk: bookingPrefix + bookingIdOf(row),
    sk: stamp(row.start),
    type: 'booking',
    key: row.key,
    appointmentDetails: { ...keysOf(row), ...details(row), status: isBooked(row) ? 'booked' : 'cancelled' },
    administratorDetails: administrator(row.providerKey) ?? {},
    customerId: textOf(memory.booked.get(row.key)?.customer['id'] ?? schedularIds.of('client', row.clientKey ?? 0)),
    createdAt: stamp(row.createdAt),
    updatedAt: stamp(row.updatedAt),
  });

  const bySort = (one: Row, other: Row): number => (textOf(one['sk']) < textOf(other['sk']) ? -1 : 1);

  /** All slots by their start. */
  const slots = (): readonly Row[] => {
    const stored = practice.appointments.filter(isSlot).map(slot);
    const kept = stored.filter((item) => !memory.items.has(itemKey(item)));
    return [...kept, ...[...memory.items.values()].filter((item) => item !== null)].toSorted(bySort);
  };
  /** All bookings by their start, also those that were cancelled. */
  const bookings = (): readonly Row[] =>
    [...practice.appointments.filter(isSlot).map(booking), ...memory.past].toSorted(bySort);
  /** An item that goes into the answer. */
  const met = (item: Row): Row => {
    const { key, ...shown } = item;
    if (typeof key === 'number') meet('appointment', key);
    return shown;
  };
  return { slots, bookings, booking, met };
}

/** A row within a row. */
export function rowIn(row: Row, field: string): Row {
  const value = row[field];
  return isRow(value) ? value : {};
}
