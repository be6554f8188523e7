import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ProviderRecord } from '../../dialects/practice.ts';
import { expirationMs, isConfirmed, isReservation, noticeMs, slotMinutes } from './values.ts';

/** A time slot in the schedule of a provider; there it is called an appointment. */
export interface Slot {
  readonly number: number;
  readonly start: number;
  readonly providerKey: number | null;
}

/** What the service stores beside the practice. */
export interface ReservationMemory {
  /** Slots that were made without a reservation. */
  readonly openSlots: Slot[];
  /** The slot of each reservation that was made through the service, by the number of the reservation. */
  readonly slotNumbers: Map<number, number>;
  /** Providers who were entered through the service. */
  readonly providers: ProviderRecord[];
}

/** The tables as they are at one moment, with what leads from one to the other. */
export interface Tables {
  readonly reservations: readonly AppointmentRecord[];
  readonly slots: readonly Slot[];
  readonly slotOf: (row: AppointmentRecord) => Slot | null;
  readonly reservationsOf: (slot: Slot) => readonly AppointmentRecord[];
  readonly expiryOf: (row: AppointmentRecord) => number;
  readonly isExpired: (row: AppointmentRecord) => boolean;
  /** Whether it waits to be confirmed, and still may. */
  readonly isActive: (row: AppointmentRecord) => boolean;
  /** Whether a slot can be reserved: no reservation holds it, and it is a day ahead. */
  readonly isAvailable: (slot: Slot) => boolean;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const firstOfVisits = 1000;
const firstOfOpen = 4000;
/** Minutes after midnight, UTC, at which providers have time. */
const openMinutes = [840, 855, 870, 1140, 1155, 1275];

/** The store as it is before the first write: slots of ten days around now, where providers have no visit. */
export function createMemory({ practice, now }: Backstage): ReservationMemory {
  const openSlots: Slot[] = [];
  const midnight = Math.floor(now() / dayMs) * dayMs;
  for (let day = midnight - dayMs; day < midnight + 9 * dayMs; day += dayMs) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue;
    for (const { key } of practice.providers.filter(({ isActive }) => isActive)) {
      for (const minute of openMinutes) {
        const start = day + minute * minuteMs;
        const isTaken = practice.appointments.some((row) => {
          const isHers = row.providerKey === key && !row.isDeleted;
          return isHers && row.start < start + slotMinutes * minuteMs && row.start + row.minutes * minuteMs > start;
        });
        if (!isTaken) openSlots.push({ number: firstOfOpen + openSlots.length + 1, start, providerKey: key });
      }
    }
  }
  return { openSlots, slotNumbers: new Map(), providers: [] };
}

/** The number for the next slot that is made. */
export function nextSlotNumber({ openSlots }: ReservationMemory): number {
  return (openSlots.at(-1)?.number ?? firstOfOpen) + 1;
}

/** Reads the tables. */
export function readTables({ practice, now }: Backstage, { openSlots, slotNumbers }: ReservationMemory): Tables {
  const reservations = practice.appointments.filter(isReservation);
  const numberOf = ({ key }: AppointmentRecord): number => slotNumbers.get(key) ?? firstOfVisits + key;
  const slots = reservations
    .filter(({ key }) => !slotNumbers.has(key))
    .map((row): Slot => ({ number: numberOf(row), start: row.start, providerKey: row.providerKey }))
    .concat(openSlots)
    .toSorted((one, other) => one.number - other.number);
  const byNumber = new Map(slots.map((slot) => [slot.number, slot]));
  const bySlot = groupedBy(reservations, numberOf);
  const instant = now();

  const expiryOf = (row: AppointmentRecord): number => {
    const usual = row.createdAt + expirationMs;
    // A reservation is cancelled by not confirming it.
    if (row.state === 'cancelled') return Math.min(usual, instant - 1000);
    // Those of the practice can be confirmed until they begin.
    return row.state === 'planned' && !slotNumbers.has(row.key) ? row.start : usual;
  };
  const isExpired = (row: AppointmentRecord): boolean => expiryOf(row) < instant;
  const isActive = (row: AppointmentRecord): boolean => !isConfirmed(row) && !isExpired(row);
  const reservationsOf = ({ number }: Slot): readonly AppointmentRecord[] => bySlot.get(number) ?? [];
  return {
    reservations,
    slots,
    slotOf: (row) => byNumber.get(numberOf(row)) ?? null,
    reservationsOf,
    expiryOf,
    isExpired,
    isActive,
    isAvailable: (slot) =>
      slot.start >= instant + noticeMs && !reservationsOf(slot).some((row) => isConfirmed(row) || isActive(row)),
  };
}

/** Rows by something that they have in common, in their order. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
