import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { assumedMinutes, durationMinutes } from './duration.ts';
import { isCancelledOrNoShow } from './stages.ts';

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

/** A changed appointment as it is to be; null where it has no time. */
export function plannedOf(changed: DayAppointment): PlannedAppointment | null {
  const { id, start, provider, room, client, patient } = changed;
  if (start === null) return null;
  return {
    start: Date.parse(start),
    minutes: durationMinutes(changed) ?? assumedMinutes,
    itself: id,
    ...(provider && { provider: provider.id }),
    ...(room !== null && { room }),
    ...(client && { client: client.id }),
    ...(patient && { patient }),
  };
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
export function overlapsOf(plan: PlannedAppointment, day: ScheduleDay): readonly Overlap[] {
  return appointmentsDuring(plan, day).flatMap((other) => {
    const provider = plan.provider !== undefined && other.provider?.id === plan.provider;
    const room = isSameRoom(plan.room, other.room) ? other.room : null;
    const person = samePerson(plan, other);
    return provider || room !== null || person !== null ? [{ other, provider, room, person }] : [];
  });
}

/** Whatever else takes place meanwhile, whoever and whatever it needs. */
export function appointmentsDuring(
  plan: Pick<PlannedAppointment, 'start' | 'minutes' | 'itself'>,
  { appointments }: ScheduleDay,
): readonly DayAppointment[] {
  return appointments.filter((other) => {
    if (other.id === plan.itself || isCancelledOrNoShow(other.status)) return false;
    const span = spanOf(other);
    return span !== null && span.start < endOf(plan) && plan.start < span.end;
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const spans = new WeakMap<DayAppointment, Span>();

/** In milliseconds, parsed once: a day of thousands is looked through for many times and providers. */
function spanOf(appointment: DayAppointment): Span | null {
  const known = spans.get(appointment);
  if (known || appointment.start === null) return known ?? null;
  const start = Date.parse(appointment.start);
  const end = appointment.end === null ? start + assumedMinutes * 60_000 : Date.parse(appointment.end);
  const span = { start, end };
  spans.set(appointment, span);
  return span;
}

/** Whether any of it lies outside of opening hours; false where the service does not give them. */
export function isClosedDuring(plan: PlannedAppointment, { hours }: ScheduleDay): boolean {
  return hours !== null && goesBeyond(plan, hours);
}

/** Whether its provider is off for any of it; false where nobody says when the provider works. */
export function isOffDuring(plan: PlannedAppointment, { working }: ScheduleDay): boolean {
  const known = working.find(({ provider }) => provider === plan.provider);
  return known !== undefined && goesBeyond(plan, known.hours);
}

function goesBeyond(plan: PlannedAppointment, hours: NonNullable<ScheduleDay['hours']>): boolean {
  // Adjacent hours are merged.
  let covered = plan.start;
  for (const { start, end } of hours.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))) {
    if (Date.parse(start) <= covered) covered = Math.max(covered, Date.parse(end));
  }
  return covered < endOf(plan);
}

function endOf({ start, minutes }: Pick<PlannedAppointment, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

function samePerson({ client, patient }: PlannedAppointment, other: DayAppointment): Overlap['person'] {
  if (patient && other.patient?.id === patient.id) return 'patient';
  return client !== undefined && other.client?.id === client ? 'client' : null;
}

export function isSameRoom(planned: string | undefined, taken: string | null): boolean {
  return planned !== undefined && taken !== null && fold(planned) !== '' && fold(planned) === fold(taken);
}

function fold(room: string): string {
  return room.trim().toLowerCase();
}
