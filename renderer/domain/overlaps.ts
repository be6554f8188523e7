import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { assumedMinutes } from './duration.ts';
import { isCalledOff } from './stages.ts';

type ScheduleDay = ScheduleDayQuery['day'];
type DayAppointment = ScheduleDay['appointments'][number];

/** An appointment as it is to be, whether it is booked or moved; absent parts are not known yet. */
export interface PlannedAppointment {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  readonly provider?: string;
  readonly room?: string;
  readonly client?: string;
  readonly patient?: {
    readonly id: string;
    readonly name: string;
    readonly active?: boolean | null;
    readonly deceased?: boolean | null;
  };
  /** The appointment being changed, which does not overlap itself. */
  readonly itself?: string;
}

/** Another appointment at the same time, and what both need. */
export interface Overlap {
  readonly other: DayAppointment;
  readonly provider: boolean;
  /** As the other appointment writes it; null where the rooms differ or are not known. */
  readonly room: string | null;
  readonly person: 'patient' | 'client' | null;
}

/** The appointments of a day that need the same provider, room or person at the same time, in the day's order. */
export function overlapsOf(plan: PlannedAppointment, { appointments }: ScheduleDay): readonly Overlap[] {
  return appointments.flatMap((other) => {
    if (other.start === null || other.id === plan.itself || isCalledOff(other.status)) return [];
    const start = Date.parse(other.start);
    const end = other.end === null ? start + assumedMinutes * 60_000 : Date.parse(other.end);
    if (start >= endOf(plan) || plan.start >= end) return [];
    const provider = plan.provider !== undefined && other.provider?.id === plan.provider;
    const room = isSameRoom(plan.room, other.room) ? other.room : null;
    const person = samePerson(plan, other);
    return provider || room !== null || person !== null ? [{ other, provider, room, person }] : [];
  });
}

/** Whether any of it lies outside of opening hours; false where the service does not give them. */
export function isClosedDuring(plan: PlannedAppointment, { hours }: ScheduleDay): boolean {
  if (hours === null) return false;
  // Adjacent opening hours are merged.
  let covered = plan.start;
  for (const { start, end } of hours.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))) {
    if (Date.parse(start) <= covered) covered = Math.max(covered, Date.parse(end));
  }
  return covered < endOf(plan);
}

function endOf({ start, minutes }: PlannedAppointment): number {
  return start + minutes * 60_000;
}

function samePerson({ client, patient }: PlannedAppointment, other: DayAppointment): Overlap['person'] {
  if (patient && other.patient?.id === patient.id) return 'patient';
  return client !== undefined && other.client?.id === client ? 'client' : null;
}

function isSameRoom(planned: string | undefined, taken: string | null): boolean {
  return planned !== undefined && taken !== null && fold(planned) !== '' && fold(planned) === fold(taken);
}

function fold(room: string): string {
  return room.trim().toLowerCase();
}
