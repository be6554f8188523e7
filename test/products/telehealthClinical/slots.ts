import type { Practice, ProviderRecord } from '../../dialects/practice.ts';

/** A row of the table of availabilities: half an hour that a doctor offers. */
export interface Slot {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly provider: ProviderRecord;
}

const firstDay = Date.parse('2026-01-01T00:00:00Z');
const day = 86_400_000;
const length = 1_800_000;
const opensAt = 14 * 3_600_000;
const perDay = 16;
const mostSlots = 50;
const daysAhead = 14;

/** The slot with an id, or null: on weekdays everyone who works there offers the same hours. */
export function slotOf({ providers }: Practice, id: string): Slot | null {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const [dayIndex, index] = [Math.floor(number / 100) % 1000, number % 100];
  const provider = providers.find(({ key }) => key === Math.floor(number / 100_000));
  const midnight = firstDay + dayIndex * day;
  const isWorkday = ![0, 6].includes(new Date(midnight).getUTCDay());
  if (!provider?.isActive || !provider.placeKeys.includes(1) || !isWorkday || index >= perDay) return null;
  const start = midnight + opensAt + index * length;
  return { id: number, start, end: start + length, provider };
}

/** Whether no appointment that is still to take place is in a slot; one of them can be left out of account. */
export function isFree({ appointments }: Practice, { start, end, provider }: Slot, except: number | null): boolean {
  return !appointments.some(
    (row) =>
      row.providerKey === provider.key &&
      row.key !== except &&
      !row.isDeleted &&
      row.state !== 'cancelled' &&
      row.state !== 'noShow' &&
      row.start < end &&
      row.start + row.minutes * 60_000 > start,
  );
}

/** The next free slots of a doctor. */
export function freeSlotsOf(practice: Practice, { key }: ProviderRecord, now: number): readonly Slot[] {
  const today = Math.floor((now - firstDay) / day);
  return Array.from({ length: daysAhead * perDay }, (_, index) => {
    const id = key * 100_000 + (today + Math.floor(index / perDay)) * 100 + (index % perDay);
    return slotOf(practice, String(id));
  })
    .filter((slot) => slot !== null)
    .filter((slot) => slot.start > now && isFree(practice, slot, null))
    .slice(0, mostSlots);
}
