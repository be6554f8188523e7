import { instantOfWall, startOfDay, wallDay } from '../../dialects/clock.ts';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** A time that can be booked. */
export interface Slot {
  readonly id: string;
  readonly start: number;
  readonly minutes: number;
  readonly placeKey: number;
  readonly providerKey: number;
  readonly typeKey: number;
}

/** What the product stores beside the practice; by key of the client or the appointment. */
export interface AthenaMemory {
  readonly slots: Slot[];
  readonly profiles: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  readonly notes: Map<number, Row[]>;
}

/** Reasons of cancellations; the first is taken where none is given. */
export const cancelReasons: readonly Row[] = [
  reason(2, 'PATIENT CANCELLED', { slotavailable: true }),
  reason(4, 'PATIENT NO SHOW', { noshow: true }),
  reason(5, 'PATIENT RESCHEDULED', { patientrescheduled: true, slotavailable: true }),
  reason(9, 'PROVIDER OUT SICK', {}),
];

/** What is known of an appointment's confirmation. */
export const confirmations: readonly Row[] = [
  { appointmentconfirmationid: '1', name: 'Not Confirmed', type: 'NOTCONFIRMED' },
  { appointmentconfirmationid: '2', name: 'Confirmed', type: 'CONFIRMED' },
  { appointmentconfirmationid: '3', name: 'Left Message', type: 'NOTCONFIRMED' },
];

function reason(id: number, name: string, flags: Row): Row {
  return { reasonid: String(id), name, noshow: false, patientrescheduled: false, slotavailable: false, ...flags };
}

/** A number that no slot has had so far. */
export function nextSlotId(slots: readonly Slot[]): string {
  return String(1 + Math.max(5_000_000, ...slots.map(({ id }) => Number(id))));
}

const openDays = 7;
const openTimes = ['16:30', '17:00'];

/** The store as it is before anyone writes: two open slots a day at each department. */
export function createMemory(practice: Practice, now: number): AthenaMemory {
  const slots: Slot[] = [];
  for (const { key, zone } of practice.places) {
    const member = practice.providers.find((person) => person.placeKeys.includes(key));
    for (let later = 1; later <= openDays; later += 1) {
      const day = wallDay(startOfDay(wallDay(now, zone), zone, later), zone);
      const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
      for (const time of isWeekend ? [] : openTimes) {
        const start = instantOfWall(`${day}T${time}:00`, zone);
        slots.push({
          id: nextSlotId(slots),
          start,
          minutes: rowOf(practice.visitTypes, 1)?.minutes ?? 30,
          placeKey: key,
          providerKey: member?.key ?? 1,
          typeKey: 1,
        });
      }
    }
  }
  return { slots, profiles: new Map(), appointments: new Map(), notes: new Map() };
}
