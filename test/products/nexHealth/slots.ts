import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { NexHealthRecords } from './records.ts';
import { isOnCalendar, localText, nexHealthIds, refuse } from './values.ts';

/** What free times are asked for with. */
export interface SlotArgs {
  readonly startDate: string;
  readonly days: number;
  readonly lids: readonly string[];
  readonly pids?: readonly string[] | null;
  readonly operatoryIds?: readonly string[] | null;
  readonly appointmentTypeId?: string | null;
  readonly slotLength?: number | null;
}

const { of, key } = nexHealthIds;
const mostDays = 60;
const usualLength = 30;

/** Weekdays from a day on. */
function weekdaysFrom(day: string, days: number): readonly string[] {
  const first = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(first)) return refuse(`${day} is not a valid date`, 'BAD_REQUEST');
  return Array.from(
    { length: Math.min(Math.max(days, 0), mostDays) },
    (_, index) => new Date(first + index * 86_400_000),
  )
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
}

/** Free times between nine and five, of each provider at each of the locations. */
export function availableSlots(
  { practice, now }: Backstage,
  records: NexHealthRecords,
  args: SlotArgs,
): readonly Row[] {
  const type = rowOf(practice.visitTypes, key('visitType', args.appointmentTypeId));
  const length = (args.slotLength ?? type?.minutes ?? usualLength) * 60_000;
  if (length <= 0) return refuse('slot_length is invalid', 'BAD_REQUEST');
  const days = weekdaysFrom(args.startDate, args.days);
  return args.lids.flatMap((lid) => {
    const place = rowOf(practice.places, key('place', lid));
    if (!place) return [];
    const staff = practice.providers.filter((row) => row.isActive && row.placeKeys.includes(place.key));
    return staff
      .filter((row) => !args.pids || args.pids.includes(of('provider', row.key)))
      .map((provider) => {
        const busy = practice.appointments.filter(
          (row) => isOnCalendar(row) && row.state !== 'cancelled' && row.providerKey === provider.key,
        );
        const rooms = records.operatoriesAt(place.key);
        const operatoryId = rooms[provider.key % rooms.length]?.id ?? null;
        const slots = days.flatMap((day) => {
          const [from, to] = ['T09:00:00', 'T17:00:00'].map((time) => instantOfWall(day + time, place.zone));
          const count = Math.floor(((to ?? 0) - (from ?? 0)) / length);
          return Array.from({ length: count }, (_, index) => (from ?? 0) + index * length);
        });
        const free = slots.filter(
          (start) =>
            start > now() &&
            busy.every((row) => row.start >= start + length || row.start + row.minutes * 60_000 <= start),
        );
        return {
          lid,
          pid: of('provider', provider.key),
          operatoryId,
          slots: free.map((start) => ({
            time: localText(start, place.zone),
            endTime: localText(start + length, place.zone),
            operatoryId,
            providerId: of('provider', provider.key),
          })),
          nextAvailableDate: free[0] === undefined ? null : localText(free[0], place.zone).slice(0, 10),
        };
      });
  });
}
