import {
  type AppointmentRecord,
  type PlaceRecord,
  type Practice,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { idOf } from './values.ts';

/** A schedule: at each location one for consults, and one for what takes an hour and more. */
export interface ScheduleRow {
  readonly id: string;
  readonly name: string;
  readonly place: PlaceRecord;
  readonly isLong: boolean;
}

const longMinutes = 60;
const kinds = [
  { name: 'Consults', isLong: false },
  { name: 'Procedures', isLong: true },
] as const;

function scheduleAt(place: PlaceRecord, isLong: boolean): ScheduleRow {
  const number = isLong ? 1 : 0;
  return { id: idOf('schedule', place.key * 2 + number), name: kinds[number].name, place, isLong };
}

/** All schedules, by location. */
export function schedulesOf({ places }: Practice): readonly ScheduleRow[] {
  return places.flatMap((place) => kinds.map(({ isLong }) => scheduleAt(place, isLong)));
}

/** The types of appointment that can be made in a schedule. */
export function typesOf({ visitTypes }: Practice, { isLong }: ScheduleRow): readonly VisitTypeRecord[] {
  return visitTypes.filter((type) => !type.isBlock && type.minutes >= longMinutes === isLong);
}

/** The schedule that an entry of the appointment book stands in; blocks keep consults free. */
export function scheduleOf(practice: Practice, { placeKey, typeKey, isBlock }: AppointmentRecord): ScheduleRow | null {
  const place = rowOf(practice.places, placeKey);
  const type = rowOf(practice.visitTypes, typeKey);
  return place && scheduleAt(place, !isBlock && (type?.minutes ?? 0) >= longMinutes);
}
